import type { AgendaView } from './agenda-view';

/** Where a person of the front desk works, and whose patients they receive. */
export interface OwnDesk {
  /** `undefined`: everywhere. */
  readonly locationId?: string | undefined;
  /** Empty: everybody's. */
  readonly doctorIds: readonly string[];
}

export const NO_DESK: OwnDesk = { doctorIds: [] };

export function isAnywhere({ locationId, doctorIds }: OwnDesk): boolean {
  return locationId === undefined && doctorIds.length === 0;
}

/** The filters of the agenda with which a person of that desk begins. */
export function filtersOfDesk({ locationId, doctorIds }: OwnDesk): Partial<AgendaView> {
  return { doctors: doctorIds, locations: locationId === undefined ? [] : [locationId] };
}

/** The desk that filters come to; `undefined` where they name several places, for a desk has one. */
export function deskOfFilters({
  doctors,
  locations,
}: Pick<AgendaView, 'doctors' | 'locations'>): OwnDesk | undefined {
  if (locations.length > 1) return undefined;
  return { locationId: locations[0], doctorIds: doctors };
}

export function isSameDesk(one: OwnDesk, other: OwnDesk): boolean {
  const keyOf = ({ locationId = '', doctorIds }: OwnDesk) =>
    [locationId, ...doctorIds.toSorted()].join(' ');
  return keyOf(one) === keyOf(other);
}
