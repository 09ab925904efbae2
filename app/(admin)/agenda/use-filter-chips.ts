import { useTranslations } from 'next-intl';
import type { FilterChip } from '@/components/agenda/filter-chips';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import { filtersOf } from './agenda-changes';
import type { ChangesOf } from './use-agenda-view';

interface AgendaAddress {
  readonly view: AgendaView;
  readonly hrefOf: (changes: Partial<AgendaView>) => string;
  readonly change: (changesOf: ChangesOf) => void;
}

/** The filters of a view by their names, each with the way to the view without it. */
export function useFilterChips(
  { view, hrefOf, change }: AgendaAddress,
  { doctorOf, placeOf }: DirectoryNames,
): FilterChip[] {
  const status = useTranslations('common.appointmentStatus');
  const { doctors, locations, statuses } = filtersOf(view);
  const chip = (id: string, name: string, changesOf: ChangesOf): FilterChip => ({
    id,
    name,
    href: hrefOf(changesOf(view)),
    remove: () => change(changesOf),
  });
  return [
    ...doctors.map((id) =>
      chip(`doctor ${id}`, doctorOf(id), (there) => ({ doctors: without(there.doctors, id) })),
    ),
    ...locations.map((id) =>
      chip(`location ${id}`, placeOf(id), (there) => ({
        locations: without(there.locations, id),
      })),
    ),
    ...statuses.map((id) =>
      chip(`status ${id}`, status(id), (there) => ({ statuses: without(there.statuses, id) })),
    ),
  ];
}

function without<Id extends string>(ids: readonly Id[], id: Id): Id[] {
  return ids.filter((other) => other !== id);
}
