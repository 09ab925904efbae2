import { useLocale, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

interface AddendaProps {
  addenda: readonly {
    readonly id: string;
    readonly text: string;
    readonly createdByName?: string | undefined;
    readonly createdAt: string;
  }[];
  /** The clinic's time zone. */
  timezone: string;
}

/** What was added to a record after it was saved, oldest first: part of it wherever it is read. */
export function Addenda({ addenda, timezone }: AddendaProps) {
  const t = useTranslations('records');
  const locale = useLocale();
  if (addenda.length === 0) return null;
  return (
    <section className="mt-4 border-l-2 border-attention pl-3" aria-label={t('addenda.title')}>
      <h3 className="text-sm font-semibold">{t('addenda.title')}</h3>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {addenda.map(({ id, text, createdByName, createdAt }) => (
          <li key={id}>
            <p className="tabular text-sm text-ink-muted">
              {[formatInstant(createdAt, locale, timezone), createdByName]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-wrap print:max-w-none">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
