import { placeKey } from '../place';
import { type Clash, isSame } from './clashes';
import type { Edit } from './edit';
import { hasChange } from './is-made';
import { mineOf } from './mine-of';

/** Whether two people want the same at a place: there is nothing to choose. */
export function isAgreed(step: Edit, clash: Clash, firstEvolution: string): boolean {
  const { before, theirs } = clash;
  if (step.kind === 'finding') {
    if (theirs === undefined || theirs.catalogFindingId !== before?.catalogFindingId) return false;
    return hasChange(theirs, step.change);
  }
  if (step.kind !== 'findings') return isSame(mineOf(step, clash, firstEvolution), theirs);
  const wanted = step.register.find((each) => placeKey(each) === placeKey(clash));
  if (wanted === undefined || theirs === undefined) return wanted === theirs;
  return (
    theirs.catalogFindingId === wanted.catalogFindingId &&
    hasChange(theirs, { evolution: firstEvolution, notes: '', ...wanted })
  );
}
