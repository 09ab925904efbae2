'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Link } from '@/components/ui/buttons/link';
import { Icon } from '@/components/ui/icon';
import type { Patient } from '@/lib/contract/patients';
import { ageOn } from '@/lib/kit/dates/age';
import { fullName } from '@/lib/kit/text/full-name';
import { stepsBackTo } from '@/lib/opened-from';
import { type PatientAlert, patientAlerts } from '@/lib/patients/rules/patient-alerts';
import { documentNumberText } from './shared/document-text';
import { StatusBadge } from './status-badge';
import { useIdentityWords } from './use-identity-words';

const LIST = '/patients';

/** To the list as it was left where the record was opened from it, else to its beginning. */
function BackToPatients({ id }: { id: string }) {
  const t = useTranslations('patient');
  function goBack(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsBackTo(LIST, `${LIST}/${id}`);
    if (steps === undefined) return;
    event.preventDefault();
    history.go(steps);
  }
  return (
    <Link
      href={LIST}
      onClick={goBack}
      className="mb-1 inline-flex min-h-6 items-center touch:min-h-10 gap-1 text-sm text-ink-muted no-underline hover:text-ink print:hidden"
    >
      <Icon name="back" className="size-4" />
      {t('back')}
    </Link>
  );
}

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
        <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
      </div>
    </header>
  );
}

/** What to know before anything else, next to the name; nothing where there is nothing to say. */
function PatientAlertList({ patient, today }: { patient: Patient; today: string }) {
  const t = useTranslations('patient');
  const words = useIdentityWords();
  const alerts = patientAlerts(patient, today);
  if (alerts.length === 0) return null;
  const text = (alert: PatientAlert): string =>
    alert.kind === 'document_outgrown'
      ? t('alerts.document_outgrown', { type: words.documentType(alert.expected) })
      : t(`alerts.${alert.kind}`);
  return (
    <ul aria-label={t('alertsLabel')} className="flex flex-wrap gap-1.5">
      {alerts.map((alert) => (
        <li key={alert.kind}>
          <Badge tone="attention">{text(alert)}</Badge>
        </li>
      ))}
    </ul>
  );
}
