'use client';

import { useTranslations } from 'next-intl';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import type { Out } from '@/lib/agenda/rules/blocks';
import { relocateHref } from '@/lib/agenda/shared/relocate-href';

/** A doctor who is not there today, or for a part of it. */
export interface OutToday {
  readonly doctorId: string;
  readonly name: string;
  readonly out: Out;
  /** Appointments that nobody moved yet. */
  readonly stranded: number;
}

interface OutCardProps {
  outs: readonly OutToday[];
  /** Today, `YYYY-MM-DD`. */
  date: string;
  /** The person may move those who are left behind. */
  mayMove: boolean;
}

/** Who is not there today; nothing where everybody is. */
export function OutCard({ outs, date, mayMove }: OutCardProps) {
  const t = useTranslations('out');
  const words = useOutWords();
  if (outs.length === 0) return null;
  return (
    <Card flush title={t('today')}>
      <ul className="divide-y divide-line">
        {outs.map(({ doctorId, name, out, stranded }) => (
          <li key={doctorId} className="px-4 py-2 wrap-anywhere">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-ink-muted">{words.out(out)}</span>
            {stranded > 0 && mayMove && (
              <Link
                href={relocateHref(doctorId, date)}
                className="inline-flex min-h-6 touch:min-h-11 items-center text-sm text-accent underline-offset-2 hover:underline"
              >
                {t('stranded', { count: stranded })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
