import type { WorkingBlock } from '@/lib/kit/schedule';

export interface Place {
  readonly id: string;
  readonly name: string;
}

interface NamedBlock extends WorkingBlock {
  readonly locationName?: string | undefined;
}

const TONES = ['fill-place-1', 'fill-place-2', 'fill-place-3', 'fill-place-4'] as const;
const NO_TONE = 'fill-line-strong';

/** The places that are known by name, and those that the schedule names besides. */
export function knownPlaces(listed: readonly Place[], blocks: readonly NamedBlock[]): Place[] {
  const named = new Map(listed.map(({ id, name }) => [id, name]));
  for (const { locationId, locationName } of blocks) {
    if (locationId !== '' && !named.has(locationId))
      named.set(locationId, locationName || locationId);
  }
  return [...named].map(([id, name]) => ({ id, name }));
}

export function placeName(places: readonly Place[], id: string): string {
  return places.find((place) => place.id === id)?.name ?? id;
}

/** The same colour for a place wherever it is drawn; beyond four they begin again. */
export function placeTone(places: readonly Place[], id: string): string {
  const index = places.findIndex((place) => place.id === id);
  return index === -1 ? NO_TONE : (TONES[index % TONES.length] ?? NO_TONE);
}
