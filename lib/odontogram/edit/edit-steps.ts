import type { ChartRights } from '../chart-rights';
import { placeKey } from '../place';
import { type Edit, type NewFinding, registering, removing } from './edit';

/** What the service lacks, so that an edit cannot be made with it. */
export type Lacking = 'remove' | 'change' | 'sign';

export type Steps =
  | { readonly steps: readonly Edit[]; readonly lacking?: undefined }
  | { readonly lacking: Lacking };

/** An edit as the calls that may be made for it: one where it can be, else one after another. */
export function stepsOf(edit: Edit, rights: ChartRights): Steps {
  if (edit.kind === 'finding') return rights.change ? { steps: [edit] } : { lacking: 'change' };
  if (edit.kind === 'sign') return rights.sign ? { steps: [edit] } : { lacking: 'sign' };
  if (edit.kind !== 'findings') return { steps: [edit] };
  const { register, remove, seen } = edit;
  if (rights.registerSeveral) return { steps: [edit] };
  // What is put in the place of another replaces it by itself.
  const taken = new Set(register.map(placeKey));
  const left = remove.filter((ref) => !taken.has(placeKey(ref)));
  if (left.length > 0 && !rights.remove) return { lacking: 'remove' };
  if (register.some(({ evolution }) => evolution !== undefined) && !rights.change) {
    return { lacking: 'change' };
  }
  const steps = [...left.map((ref) => removing(ref)), ...register.flatMap(registeredAlone)];
  // By place, so that each finds its own in it.
  return {
    steps: steps.map((step) => (step.kind === 'findings' && seen ? { ...step, seen } : step)),
  };
}

function registeredAlone({ evolution, ...finding }: NewFinding): Edit[] {
  const registered = registering(finding);
  if (evolution === undefined) return [registered];
  return [registered, { kind: 'finding', finding, change: { evolution } }];
}
