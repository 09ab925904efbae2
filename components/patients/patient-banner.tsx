'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { CopyButton } from '@/components/ui/copy-button';
import type { Patient } from '@/lib/contract/patients';
import { ageOn } from '@/lib/rules/age';
import { fullName } from '@/lib/rules/full-name';
import { BackToPatients } from './back-to-patients';
import { documentNumberText } from './document-text';
import { PatientAlertList } from './patient-alert-list';
import { PhoneLink } from './phone-link';
import { StatusBadge } from './status-badge';
import { useIdentityWords } from './use-identity-words';

interface PatientBannerProps {
  patient: Patient;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  actions: ReactNode;
}

/**
 * Who this is, beyond doubt, on every screen of a patient, and on each in the same place: in few lines
 * where there is width, for a chart wants the height.
 */
export function PatientBanner({ patient, today, actions }: PatientBannerProps) {
  const t = useTranslations('patient');
  const words = useIdentityWords();
  const age = ageOn(patient.dateOfBirth, today);
  const number = documentNumberText(patient);
  return (
    <header className="mb-2 lg:flex lg:items-baseline lg:gap-5">
      <BackToPatients id={patient.id} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3">
        <Avatar
          name={patient.firstName}
          surname={patient.lastName}
          className="size-11 text-base max-sm:hidden lg:hidden print:hidden"
        />
        <div className="min-w-0 flex-1 basis-72 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-5">
          <h1 className="text-xl font-semibold tracking-tight">{fullName(patient)}</h1>
          {/* On a touch screen the buttons reach out of their lines by half this gap, above and below. */}
          <ul className="tabular mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted touch:gap-y-5">
            {age && <li>{words.age(age)}</li>}
            {patient.gender && <li>{words.gender(patient.gender)}</li>}
            {(patient.documentType || number) && (
              <li className="flex items-center gap-1">
                {patient.documentType && (
                  <abbr
                    title={words.documentType(patient.documentType)}
                    className="whitespace-nowrap no-underline"
                  >
                    {patient.documentType}
                  </abbr>
                )}
                <span className="min-w-0 break-all text-ink">{number}</span>
                {patient.documentNumber && (
                  <CopyButton text={patient.documentNumber} label={t('copyDocument')} />
                )}
              </li>
            )}
            {patient.phone && (
              <li className="flex items-center gap-1">
                <PhoneLink phone={patient.phone} />
                <CopyButton text={patient.phone} label={t('copyPhone')} />
              </li>
            )}
            {patient.status !== 'inactive' && (
              <li>
                <StatusBadge status={patient.status} word={words.status(patient.status)} />
              </li>
            )}
          </ul>
          <div className="mt-2 empty:hidden">
            <PatientAlertList patient={patient} today={today} />
          </div>
        </div>
        <div className="flex gap-2 print:hidden">{actions}</div>
      </div>
    </header>
  );
}
