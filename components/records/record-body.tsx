import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { shownFields } from '@/lib/records/shown-fields';
import type { Template } from '@/lib/records/template';

interface RecordBodyProps {
  fields: Readonly<Record<string, unknown>>;
  /** Undefined where nobody can read it: then the fields are called as they are kept. */
  template: Template | undefined;
  /** The clinic's time zone. */
  timezone: string;
}

/** What a record says: its facts beside each other, its texts below each other. */
export function RecordBody({ fields, template, timezone }: RecordBodyProps) {
  const t = useTranslations('records');
  const locale = useLocale();
  const shown = shownFields(fields, template, { locale, timezone, yes: t('yes'), no: t('no') });
  const facts = shown.filter(({ isLong }) => !isLong);
  const texts = shown.filter(({ isLong }) => isLong);
  if (shown.length === 0) return <p className="text-ink-muted">{t('blank')}</p>;
  return (
    <div className="grid gap-4">
      {facts.length > 0 && (
        <DescriptionList
          short
          items={facts.map(({ label, value }) => ({ term: label, detail: value }))}
        />
      )}
      {texts.length > 0 && (
        <dl className="grid gap-3">
          {texts.map(({ key, label, value }) => (
            <div key={key}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="max-w-prose break-words whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
