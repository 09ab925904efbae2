import { type Place, placeKey } from '../place';

/** How many teeth are concerned, and how many of their surfaces were chosen one by one. */
export function countsOf(selection: readonly Place[]): { teeth: number; surfaces: number } {
  const surfaces = selection.filter(({ surface }) => surface !== undefined);
  return {
    teeth: new Set(selection.map(({ toothFdi }) => toothFdi)).size,
    surfaces: new Set(surfaces.map(placeKey)).size,
  };
}
