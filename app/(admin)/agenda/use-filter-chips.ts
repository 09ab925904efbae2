import { useTranslations } from 'next-intl';
import type { FilterChip } from '@/components/agenda/filter-chips';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { type AgendaView, filtersOf } from './search-params';

/** The filters of a view by their names, each with the way to the view without it. */
export function useFilterChips(
  view: AgendaView,
  { doctorOf, placeOf }: DirectoryNames,
  hrefOf: (changes: Partial<AgendaView>) => string,
): FilterChip[] {
  const status = useTranslations('common.appointmentStatus');
  const { doctors, locations, statuses } = filtersOf(view);
  return [
    ...doctors.map((id) => ({
      id: `doctor ${id}`,
      name: doctorOf(id),
      href: hrefOf({ doctors: without(doctors, id) }),
    })),
    ...locations.map((id) => ({
      id: `location ${id}`,
      name: placeOf(id),
      href: hrefOf({ locations: without(locations, id) }),
    })),
    ...statuses.map((id) => ({
      id: `status ${id}`,
      name: status(id),
      href: hrefOf({ statuses: without(statuses, id) }),
    })),
  ];
}

function without<Id extends string>(ids: readonly Id[], id: Id): Id[] {
  return ids.filter((other) => other !== id);
}
