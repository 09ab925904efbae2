import type { Place } from '../place';
import { isSurface, SURFACES, type SurfaceId } from '../tooth-view';

/**
 * The teeth a person has chosen, in the order of choosing, and the surfaces of each. A tooth without
 * surfaces is chosen whole.
 */
export type Selection = ReadonlyMap<number, ReadonlySet<SurfaceId>>;

export const NOTHING_SELECTED: Selection = new Map();

/** Chosen alone. */
export function only(place: Place): Selection {
  return selectionOf([place]);
}

/** Each place chosen, and nothing else. */
export function selectionOf(places: readonly Place[]): Selection {
  const chosen = new Map<number, Set<SurfaceId>>();
  for (const { toothFdi, surface } of places) {
    const surfaces = chosen.get(toothFdi) ?? new Set();
    chosen.set(toothFdi, isSurface(surface) ? surfaces.add(surface) : surfaces);
  }
  return chosen;
}

/** The tooth that a panel is about; none where several are chosen. */
export function onlyTooth(selection: Selection): number | undefined {
  const [fdi, ...others] = selection.keys();
  return others.length > 0 ? undefined : fdi;
}

/** Added to what is chosen or, where it was, taken out of it. The last surface leaves the tooth chosen whole. */
export function toggled(selection: Selection, { toothFdi, surface }: Place): Selection {
  const next = new Map(selection);
  const surfaces = next.get(toothFdi);
  if (!isSurface(surface)) {
    if (surfaces?.size === 0) next.delete(toothFdi);
    else next.set(toothFdi, new Set());
    return next;
  }
  const others = new Set(surfaces);
  if (!others.delete(surface)) others.add(surface);
  next.set(toothFdi, others);
  return next;
}

/** With these teeth as well, each whole where it was not chosen before. */
export function withTeeth(selection: Selection, teeth: readonly number[]): Selection {
  const next = new Map(selection);
  for (const fdi of teeth) if (!next.has(fdi)) next.set(fdi, new Set());
  return next;
}

/** Each chosen surface, and each tooth that is chosen whole. */
export function placesOf(selection: Selection): Place[] {
  return [...selection].flatMap(([toothFdi, surfaces]): Place[] =>
    surfaces.size === 0
      ? [{ toothFdi }]
      : SURFACES.filter((surface) => surfaces.has(surface)).map((surface) => ({
          toothFdi,
          surface,
        })),
  );
}

/** The surfaces of a tooth as one text, which is the same as long as they are: `occlusal distal`. */
export function surfacesText(selection: Selection, fdi: number): string {
  const surfaces = selection.get(fdi);
  return surfaces === undefined ? '' : SURFACES.filter((each) => surfaces.has(each)).join(' ');
}
