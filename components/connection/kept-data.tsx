import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import type { ConnectionFacts } from '@/lib/connection/facts.server';
import { EXACT, formatInstant } from '@/lib/kit/dates/clinic-time';

interface KeptDataProps {
  facts: Pick<ConnectionFacts, 'catalog' | 'listsReadAt'>;
  /** The clinic's. */
  timezone: string;
}

/** How old is what is shown without asking the service each time. */
export function KeptData({ facts: { catalog, listsReadAt }, timezone }: KeptDataProps) {
  const t = useTranslations('connection.kept');
  const locale = useLocale();
  const told = (at: string | undefined) =>
    at === undefined ? t('notYet') : formatInstant(at, locale, timezone, EXACT);
  return (
    <Card title={t('title')}>
      <p className="mb-3 max-w-prose text-pretty text-ink-muted">{t('explain')}</p>
      <DescriptionList
        items={[
          { term: t('catalogVersion'), detail: catalog?.version },
          { term: t('catalogReadAt'), detail: told(catalog?.readAt) },
          { term: t('listsReadAt'), detail: told(listsReadAt) },
        ]}
      />
    </Card>
  );
}
