import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { ConnectionFacts } from '@/lib/connection/facts.server';
import { actionWord } from '@/lib/kit/audit-actions';

type OfferProps = {
  facts: Pick<ConnectionFacts, 'decidedBy' | 'extensions' | 'takesKeys' | 'takesActors'>;
};

/** What this service can do beyond the published contract. */
export function Offer({ facts: { decidedBy, extensions, takesKeys, takesActors } }: OfferProps) {
  const t = useTranslations('connection.offer');
  const words = useTranslations('audit.actions');
  const abilities = [
    { key: 'keys', words: t('keys'), offered: takesKeys },
    { key: 'actors', words: t('actors'), offered: takesActors },
    ...extensions.map(({ id, offered }) => ({ key: id, words: words(actionWord(id)), offered })),
  ];
  const offered = abilities.filter((one) => one.offered).length;
  // Until the service has said what it offers, "no" would be a guess.
  const isKnown = decidedBy !== 'nobody-yet';
  return (
    <Card
      title={t('title')}
      aside={
        isKnown && (
          <span className="tabular text-ink-muted">
            {t('count', { offered, total: abilities.length })}
          </span>
        )
      }
    >
      <p className="max-w-prose text-pretty text-ink-muted">{t(`decidedBy.${decidedBy}`)}</p>
      {isKnown && (
        <ul className="mt-3 grid gap-x-8 gap-y-1.5 sm:grid-cols-2 xl:grid-cols-3">
          {abilities.map((one) => (
            <li key={one.key} className="flex items-center justify-between gap-3">
              <span>{one.words}</span>
              <Badge tone={one.offered ? 'done' : 'neutral'}>{t(one.offered ? 'yes' : 'no')}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
