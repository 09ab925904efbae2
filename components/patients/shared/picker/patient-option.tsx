import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { usePatientFacts } from '@/components/patients/use-patient-facts';
import type { ListedPatient } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';

interface PatientOptionProps extends ComponentProps<'div'> {
  patient: ListedPatient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

/** Somebody found, with what tells them from others of the same name. */
export function PatientOption({ patient, today, ...option }: PatientOptionProps) {
  const t = useTranslations('patients.foundBy');
  const facts = usePatientFacts(today)(patient);
  return (
    <div
      {...option}
      className="min-h-11 cursor-pointer rounded-sm px-2 py-1 aria-selected:bg-accent-soft"
    >
      <span className="block wrap-anywhere font-medium">{fullName(patient)}</span>
      <span className="tabular block wrap-anywhere text-sm text-ink-muted">
        {[...(patient.foundBy ? [t(patient.foundBy)] : []), ...facts].join(' · ')}
      </span>
    </div>
  );
}
