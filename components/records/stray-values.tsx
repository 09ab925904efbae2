import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

/** What was typed for fields that the template no longer has: kept to be copied, and not sent. */
export function StrayValues({ values }: { values: readonly (readonly [string, string])[] }) {
  const t = useTranslations('records.form');
  return (
    <Banner tone="attention" title={t('strays')}>
      <dl className="mt-1 grid gap-1">
        {values.map(([key, text]) => (
          <div key={key}>
            <dt className="text-sm">{key}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
