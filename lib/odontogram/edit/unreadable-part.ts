import type { Edit } from './edit';
import { withoutPlaces } from './without-places';

/** What of an edit would put back findings of whose plan a part could not be read: it would be lost. */
export function unreadablePart(edit: Edit): Edit | undefined {
  if (edit.kind !== 'findings') return undefined;
  const register = edit.register.filter(({ unreadableItems }) => unreadableItems !== undefined);
  return register.length === 0 ? undefined : { ...edit, register, remove: [] };
}

/** All the rest of it; `undefined` where that is nothing. */
export function readablePart(edit: Edit): Edit | undefined {
  const part = unreadablePart(edit);
  return part?.kind === 'findings' ? withoutPlaces(edit, part.register) : edit;
}
