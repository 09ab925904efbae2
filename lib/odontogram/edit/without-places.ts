import { type Place, placeKey } from '../place';
import type { Edit } from './edit';

/** What is left of an edit that stays away from some places; `undefined` where that is nothing. */
export function withoutPlaces(edit: Edit, places: readonly Place[]): Edit | undefined {
  if (edit.kind !== 'findings') return undefined;
  const kept = new Set(places.map(placeKey));
  const elsewhere = (place: Place) => !kept.has(placeKey(place));
  const register = edit.register.filter(elsewhere);
  const remove = edit.remove.filter(elsewhere);
  return register.length + remove.length === 0 ? undefined : { ...edit, register, remove };
}
