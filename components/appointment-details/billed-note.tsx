import { useStandingBillWords } from '@/components/billing/use-standing-bill-words';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type StandingBill, standingBillHref } from '@/lib/billing/standing-bill';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';

/** That an appointment is billed, and the way to where. */
export function BilledNote({ entry, bill }: { entry: AgendaEntry; bill: StandingBill }) {
  const words = useStandingBillWords();
  return (
    <p className="flex gap-2">
      <Icon name="receipt" className="mt-px text-ink-muted" />
      <Link
        href={standingBillHref(bill, entry.patientId)}
        className="min-w-0 wrap-anywhere text-accent underline-offset-2 hover:underline"
      >
        {words.where(bill)}
      </Link>
    </p>
  );
}
