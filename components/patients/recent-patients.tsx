import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/buttons/link';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';
import { usePatientFacts } from './use-patient-facts';

/** Shortcuts to whom this person opened lately; nothing where there is nobody yet. */
export function RecentPatients({
  patients,
  today,
}: {
  patients: readonly PatientSummary[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}) {
  const t = useTranslations('patients');
  const factsOf = usePatientFacts(today);
  const titleId = useId();
  if (patients.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-4 print:hidden">
      <h2 id={titleId} className="mb-1.5 text-sm font-medium text-ink-muted">
        {t('recents')}
      </h2>
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1">
        {patients.map((patient) => (
          <li key={patient.id} className="min-w-0 shrink-0">
            <Link
              href={`/patients/${patient.id}`}
              className="flex h-11 max-w-60 items-center gap-2 rounded-md border border-line bg-surface pr-3 pl-2 text-ink no-underline hover:border-line-strong hover:bg-hover"
            >
              <Avatar name={patient.firstName} surname={patient.lastName} />
              <span className="min-w-0 leading-tight">
                <span className="block truncate text-sm font-medium">{fullName(patient)}</span>
                <span className="tabular block truncate text-xs text-ink-muted">
                  {factsOf(patient).slice(0, 2).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
