'use client';

import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import type { Patient } from '@/lib/contract/patients';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { EmailText } from './email-text';
import { documentNumberText } from './shared/document-text';
import { StatusBadge } from './status-badge';
import { useIdentityWords } from './use-identity-words';

interface PatientDetailsProps {
  patient: Patient;
  /** The clinic's time zone. */
  timezone: string;
  /** The card of their appointments. */
  visits: ReactNode;
}

/** Everything on record, in groups; what is absent keeps its place as a dash. */
export function PatientDetails({ patient, timezone, visits }: PatientDetailsProps) {
  const t = useTranslations('patient');
  const locale = useLocale();
  const words = useIdentityWords();
  const { address, emergencyContact: contact } = patient;
  const item = (field: keyof Messages['patient']['fields'], detail: ReactNode) => ({
    term: t(`fields.${field}`),
    detail: detail === '' ? undefined : detail,
  });
  const instant = (value: string | undefined) =>
    value && <time dateTime={value}>{formatInstant(value, locale, timezone)}</time>;
  const phone = (value: string | undefined) => value && <PhoneLink phone={value} />;

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        {visits}
        <Card title={t('sections.identity')}>
          <DescriptionList
            items={[
              item('firstName', patient.firstName),
              item('lastName', patient.lastName),
              item(
                'documentType',
                patient.documentType && words.documentType(patient.documentType),
              ),
              item('documentNumber', documentNumberText(patient)),
              item(
                'dateOfBirth',
                patient.dateOfBirth && (
                  <time dateTime={patient.dateOfBirth}>
                    {formatDate(patient.dateOfBirth, locale, 'long')}
                  </time>
                ),
              ),
              item('gender', patient.gender && words.gender(patient.gender)),
            ]}
          />
        </Card>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Card title={t('sections.contact')}>
          <DescriptionList
            items={[
              item('phone', phone(patient.phone)),
              item(
                'email',
                patient.email && (
                  <span className="flex items-center gap-1">
                    <EmailLink email={patient.email} />
                    <CopyButton text={patient.email} label={t('copyEmail')} />
                  </span>
                ),
              ),
              item('street', address.street),
              item('city', address.city),
              item('state', address.state),
              item('postalCode', address.postalCode),
              item('country', address.country),
            ]}
          />
        </Card>
        <Card title={t('sections.emergency')}>
          <DescriptionList
            items={[
              item('contactName', contact.name),
              item('relationship', contact.relationship),
              item('contactPhone', phone(contact.phone)),
            ]}
          />
        </Card>
        <Card title={t('sections.record')}>
          <DescriptionList
            items={[
              item(
                'status',
                <StatusBadge status={patient.status} word={words.status(patient.status)} />,
              ),
              item('createdAt', instant(patient.createdAt)),
              item('updatedAt', instant(patient.updatedAt)),
              item('id', <code className="font-mono text-sm">{patient.id}</code>),
            ]}
          />
        </Card>
      </div>
    </div>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}`}
      className="-my-0.5 min-w-0 py-0.5 text-accent underline-offset-2 wrap-anywhere hover:underline touch:-my-3 touch:py-3"
    >
      <EmailText segments={[{ text: email, match: false }]} />
    </a>
  );
}
