import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Tone } from '@/components/ui/tone';
import type { BreakerState } from '@/lib/clinic/resilience';

const TONES: Readonly<Record<BreakerState, Tone>> = {
  closed: 'done',
  'half-open': 'attention',
  open: 'danger',
};

/** Which parts of the service are asked as always, and which are spared because they failed. */
export function Breakers({ breakers }: { breakers: Readonly<Record<string, BreakerState>> }) {
  const t = useTranslations('connection.breakers');
  const parts = Object.entries(breakers).sort(([a], [b]) => a.localeCompare(b));
  return (
    <Card title={t('title')}>
      <p className="mb-3 max-w-prose text-pretty text-ink-muted">{t('explain')}</p>
      {parts.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {parts.map(([resource, state]) => (
            <li key={resource} className="flex items-center justify-between gap-3">
              <code className="text-sm">{resource}</code>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
