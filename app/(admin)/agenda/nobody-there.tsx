import { useTranslations } from 'next-intl';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { EmptyState } from '@/components/ui/empty-state';
import type { AgendaView } from './search-params';
import { WithoutFilters } from './without-filters';

interface NobodyThereProps {
  view: AgendaView;
  /** Of a week: whose it is. */
  doctorId: string | undefined;
  names: DirectoryNames;
  clearHref: string;
  onClear: (href: string) => void;
}

/** None of the chosen doctors is at the chosen places: an empty grid would not say so. */
export function NobodyThere({ view, doctorId, names, clearHref, onClear }: NobodyThereProps) {
  const t = useTranslations('agenda');
  const doctors = doctorId === undefined ? view.doctors : [doctorId];
  return (
    <EmptyState
      icon="agenda"
      title={t('nobodyThere', {
        doctors: doctors.length,
        name: names.doctorOf(doctors[0] ?? ''),
        places: view.locations.map(names.placeOf).join(', '),
      })}
      action={<WithoutFilters href={clearHref} onClear={onClear} />}
    >
      <p>{t('nobodyThereHint', { view: view.view })}</p>
    </EmptyState>
  );
}
