import { type Messages, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';

type Feature = keyof Messages['today']['connection']['features'];

interface ConnectionCardProps {
  /** Host and port of the clinic service; never its key. */
  host: string;
  embedded: boolean;
  timezone: string;
  /** What the service offers beyond its published contract; `undefined` while that is not known. */
  features: readonly Feature[] | undefined;
}

/** For the administrator: which service this is, and what it can do. */
export function ConnectionCard({ host, embedded, timezone, features }: ConnectionCardProps) {
  const t = useTranslations('today.connection');
  return (
    <Card
      title={t('title')}
      aside={
        <LinkButton href="/settings/connection" variant="quiet" size="small">
          {t('more')}
        </LinkButton>
      }
    >
      <DescriptionList
        items={[
          { term: t('host'), detail: <span className="font-mono text-sm">{host}</span> },
          { term: t('kind'), detail: t(embedded ? 'embedded' : 'remote') },
          { term: t('timezone'), detail: timezone },
        ]}
      />
      <h3 className="mt-4 text-sm text-ink-muted">{t('offers')}</h3>
      {features === undefined || features.length === 0 ? (
        <p>{t(features ? 'offersNothing' : 'offersUnknown')}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {features.map((feature) => (
            <li
              key={feature}
              className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-sm text-ink-muted"
            >
              {t(`features.${feature}`)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
