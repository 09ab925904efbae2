import type { Prim, ZoneName } from './symbol';

/**
 * Where a stroke of a whole-tooth finding stands whose symbol does not say it. Canals and implants
 * are of the root, what goes over several teeth runs beyond the roots, what strikes a tooth out goes
 * over all of it, and the rest is of the crown. A surface finding stands on its surface.
 */
const USUAL: Partial<Record<Prim['kind'], ZoneName>> = {
  cross: 'tooth',
  slash: 'tooth',
  vline: 'root',
  screw: 'root',
  dline: 'apex',
  bridge: 'apex',
};

export function usualZone(kind: Prim['kind']): ZoneName {
  return USUAL[kind] ?? 'crown';
}
