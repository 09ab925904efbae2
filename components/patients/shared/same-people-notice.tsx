'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { News } from '@/components/ui/news';
import type { PatientSummary } from '@/lib/contract/patients';
import { formatDate } from '@/lib/kit/dates/dates';
import { fullName } from '@/lib/kit/text/full-name';
import { formatPhone } from '@/lib/kit/text/phone';
import type { SamePerson } from '@/lib/patients/shared/find-same-people';
import { documentText } from './document-text';

interface SamePeopleNoticeProps {
  people: readonly SamePerson[];
  /** Takes the record that is there already; without it, it is opened in a tab of its own. */
  onSame?: (patient: PatientSummary) => void;
  /** Writes down another person all the same. */
  onOther: () => void;
}

/** Asks once, before a second record is made of one person, with what is known of each. */
export function SamePeopleNotice({ people, onSame, onOther }: SamePeopleNoticeProps) {
  const t = useTranslations('identity.same');
  const locale = useLocale();
  return (
    <News tone="attention" title={t('title', { count: people.length })}>
      <ul className="divide-y divide-line">
        {people.map(({ patient, by }) => (
          <li key={patient.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium wrap-anywhere">{fullName(patient)}</span>
              <span className="block text-sm wrap-anywhere">
                {[
                  documentText(patient),
                  patient.dateOfBirth && formatDate(patient.dateOfBirth, locale, 'long'),
                  formatPhone(patient.phone),
                  t(`by.${by}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {onSame ? (
              <Button size="small" onClick={() => onSame(patient)}>
                {t('isSame')}
              </Button>
            ) : (
              <LinkButton
                href={`/patients/${encodeURIComponent(patient.id)}`}
                target="_blank"
                size="small"
              >
                {t('isSame')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-2" onClick={onOther}>
        {t('isOther')}
      </Button>
    </News>
  );
}
