import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';
import { usePatientFacts } from './use-patient-facts';

interface RecentPatientsCardProps {
  patients: readonly PatientSummary[];
  /** Some could not be read. */
  incomplete: boolean;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

/** Whom this person opened lately, one press away. */
export function RecentPatientsCard({ patients, incomplete, today }: RecentPatientsCardProps) {
  const t = useTranslations('today.recents');
  return (
    <Card
      flush
      title={t('title')}
      aside={
        <Link href="/patients" className="text-sm text-accent no-underline hover:underline">
          {t('all')}
        </Link>
      }
    >
      {patients.length > 0 && (
        <ul className="divide-y divide-line">
          {patients.map((patient) => (
            <RecentPatient key={patient.id} patient={patient} today={today} />
          ))}
        </ul>
      )}
      {incomplete && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {patients.length === 0 && !incomplete && (
        <p className="px-4 py-6 text-ink-muted">{t('empty')}</p>
      )}
    </Card>
  );
}

function RecentPatient({ patient, today }: { patient: PatientSummary; today: string }) {
  const facts = usePatientFacts(today)(patient);
  return (
    <li>
      <Link
        href={`/patients/${patient.id}`}
        className="group flex min-h-13 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-hover"
      >
        <Avatar name={patient.firstName} surname={patient.lastName} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium group-hover:text-accent">
            {fullName(patient)}
          </span>
          <span className="tabular flex flex-wrap gap-x-3 text-sm text-ink-muted">
            {facts.map((fact) => (
              <span key={fact} className="whitespace-nowrap">
                {fact}
              </span>
            ))}
          </span>
        </span>
      </Link>
    </li>
  );
}
