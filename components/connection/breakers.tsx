import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { Tone } from '@/components/ui/tone';
import type { BreakerState } from '@/lib/server/clinic/resilience';

const TONES: Readonly<Record<BreakerState, Tone>> = {
  closed: 'done',
  'half-open': 'attention',
  open: 'danger',
};

const PARTS = [
  'api-keys',
  'appointments',
  'charges',
  'doctors',
  'emr-templates',
  'invoices',
  'locations',
  'medical-records',
  'odontogram',
  'patient-shares',
  'patients',
  'payer-accounts',
  'payers',
  'payments',
  'prescriptions',
  'procedures',
  'schedules',
] as const;

/** Which parts of the service are asked as always, and which are spared because they failed. */
export function Breakers({ breakers }: { breakers: Readonly<Record<string, BreakerState>> }) {
  const t = useTranslations('connection.breakers');
  const nameOf = (resource: string) => {
    const part = PARTS.find((known) => known === resource);
    return part === undefined ? resource : t(`parts.${part}`);
  };
  const parts = Object.entries(breakers)
    .map(([resource, state]) => ({ resource, state, name: nameOf(resource) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Card title={t('title')}>
      <p className="mb-3 max-w-prose text-pretty text-ink-muted">{t('explain')}</p>
      {parts.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-1.5 grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))]">
          {parts.map(({ resource, state, name }) => (
            <li key={resource} className="flex items-center justify-between gap-3">
              {name}
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
