import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { shownFields } from '@/lib/records/shown-fields';
import type { Template } from '@/lib/records/template';

/** Characters of a short answer that one column takes in one line. */
const COLUMN = 20;

interface RecordBodyProps {
  fields: Readonly<Record<string, unknown>>;
  /** Undefined where nobody can read it: then the fields are called as they are kept. */
  template: Template | undefined;
  /** The clinic's time zone. */
  timezone: string;
}

/** What a record says, in the order of its template: short answers beside each other, texts as wide as they need. */
export function RecordBody({ fields, template, timezone }: RecordBodyProps) {
  const t = useTranslations('records');
  const locale = useLocale();
  const shown = shownFields(fields, template, { locale, timezone, yes: t('yes'), no: t('no') });
  if (shown.length === 0) return <p className="text-ink-muted">{t('blank')}</p>;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] print:grid-cols-3">
      {shown.map(({ key, label, value, isLong }) => (
        <div
          key={key}
          className={cx(
            'min-w-0',
            isLong && 'col-span-full',
            !isLong && value.length > COLUMN && 'sm:col-span-2 print:col-span-1',
          )}
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd
            className={cx(
              'wrap-anywhere',
              isLong ? 'max-w-prose whitespace-pre-wrap print:max-w-none' : 'tabular',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
