import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/phone-link';
import { Card } from '@/components/ui/card';
import type { Location } from '@/lib/contract/locations';

/** Where the clinic is; `undefined` when that could not be loaded. */
export function LocationsCard({ locations }: { locations: readonly Location[] | undefined }) {
  const t = useTranslations('today.locations');
  return (
    <Card flush title={t('title')}>
      {locations === undefined && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {locations?.length === 0 && <p className="px-4 py-6 text-ink-muted">{t('none')}</p>}
      {locations !== undefined && locations.length > 0 && (
        <ul className="divide-y divide-line">
          {locations.map((location) => (
            <li key={location.id} className="px-4 py-2">
              <span className="block font-medium">{location.name}</span>
              <span className="tabular flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
                {location.address && <span>{location.address}</span>}
                {location.phone && <PhoneLink phone={location.phone} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
