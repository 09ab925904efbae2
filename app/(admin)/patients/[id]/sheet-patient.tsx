import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { documentText } from '@/components/patients/shared/document-text';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import type { Patient } from '@/lib/contract/patients';
import { ageOn } from '@/lib/kit/dates/age';
import { fullName } from '@/lib/kit/text/full-name';

interface SheetPatientProps {
  title: string;
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** What else a sheet says of itself, a term and its value each. */
  facts: readonly { readonly term: string; readonly detail: ReactNode }[];
}

/** Whose sheet it is, beyond doubt, and what it is. */
export function SheetPatient({ title, patient, today, facts }: SheetPatientProps) {
  const t = useTranslations('patientSheet');
  const words = useIdentityWords();
  const age = ageOn(patient.dateOfBirth, today);
  const all = [
    { term: t('document'), detail: documentText(patient) || t('unknown') },
    { term: t('age'), detail: age ? words.age(age) : t('unknown') },
    ...facts,
  ];
  return (
    <header className="mb-3">
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
        <span className="mr-1 font-normal text-ink-muted">{title}</span> {fullName(patient)}
      </h1>
      <dl className="tabular mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5 border-y border-line py-2">
        {all.map(({ term, detail }) => (
          <div key={term} className="min-w-0">
            <dt className="text-xs text-ink-muted">{term}</dt>
            <dd className="wrap-anywhere">{detail}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
