import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Link } from '@/components/ui/buttons/link';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { Allergies } from '@/lib/records/read-allergies.server';
import { recordHref } from '@/lib/records/shared/record-view';

interface AllergiesNoteProps {
  allergies: Allergies;
  patientId: string;
  /** The clinic's time zone. */
  timezone: string;
}

/** What the records say of allergies, before anything is prescribed; that they say nothing is said too. */
export function AllergiesNote({ allergies, patientId, timezone }: AllergiesNoteProps) {
  const t = useTranslations('prescriptions.allergies');
  const locale = useLocale();
  const { said, isWhole } = allergies;
  if (said.length === 0) {
    if (isWhole) return <p className="mb-3 text-ink-muted">{t('none')}</p>;
    return (
      <div className="mb-4">
        <Banner tone="attention">{t('unread')}</Banner>
      </div>
    );
  }
  return (
    <div className="mb-4">
      <Banner tone="attention" title={t('title')}>
        <ul className="grid gap-2">
          {said.map(({ label, text, at, recordId }) => (
            <li key={`${recordId} ${at} ${label ?? ''} ${text}`}>
              <p className="wrap-anywhere whitespace-pre-wrap">
                {label ?? t('added')}: {text}
              </p>
              <Link
                href={recordHref(patientId, recordId)}
                className="text-sm underline underline-offset-2"
              >
                {t('written', { at: formatInstant(at, locale, timezone) })}
              </Link>
            </li>
          ))}
        </ul>
        {!isWhole && <p className="mt-2 font-semibold">{t('partial')}</p>}
      </Banner>
    </div>
  );
}
