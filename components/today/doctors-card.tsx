import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Doctor } from '@/lib/contract/doctors';
import type { Location } from '@/lib/contract/locations';
import { opaqueHex } from '@/lib/kit/hex-color';
import { shownName } from '@/lib/kit/text/full-name';

interface DoctorsCardProps {
  /** `undefined`: they could not be loaded. */
  doctors: readonly Doctor[] | undefined;
  /** To name where each works; may be unknown. */
  locations: readonly Location[];
}

/** Who attends at this clinic, and where. */
export function DoctorsCard({ doctors, locations }: DoctorsCardProps) {
  const t = useTranslations('today.doctors');
  const active = doctors?.filter(({ status }) => status !== 'inactive');
  const placesOf = ({ locationIds }: Doctor): string =>
    locations
      .filter(({ id }) => locationIds.includes(id))
      .map(({ name }) => name)
      .join(' · ');
  return (
    <Card
      flush
      title={t('title')}
      aside={active && <span className="tabular text-sm text-ink-muted">{active.length}</span>}
    >
      {active === undefined && <p className="px-4 py-3 text-attention">{t('failed')}</p>}
      {active?.length === 0 && <p className="px-4 py-6 text-ink-muted">{t('none')}</p>}
      {active !== undefined && active.length > 0 && (
        <ul className="divide-y divide-line">
          {active.map((doctor) => (
            <li key={doctor.id} className="flex items-start gap-3 px-4 py-2">
              <ColourMark colour={doctor.color} />
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere font-medium">
                  {shownName(doctor.fullName)}
                </span>
                <span className="block text-sm text-ink-muted">
                  {[doctor.specialty, placesOf(doctor)].filter(Boolean).join(' — ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The doctor's own colour, as a hint beside the name. Only a hex colour is ever drawn. */
function ColourMark({ colour }: { colour: string | undefined }) {
  return (
    <svg
      viewBox="0 0 10 10"
      className="mt-1.5 size-2.5 shrink-0 text-line-strong"
      aria-hidden="true"
    >
      <rect width="10" height="10" rx="3" fill={opaqueHex(colour) ?? 'currentColor'} />
    </svg>
  );
}
