import { isFdi } from '@/lib/odontogram/rules/fdi';
import type { Place } from '../place';
import { isSurface, type SurfaceId } from '../tooth-view';
import { type Direction, rowsOf, surfaceToward, teethBetween, toothToward } from './chart-walk';
import { NOTHING_SELECTED, only, type Selection, toggled, withTeeth } from './selection';

/** Where a person is on a chart, what they chose, and what they hold to paint with. */
export interface Charting {
  /** The one place that has the focus: a tooth or, once entered, one of its surfaces. */
  readonly cursor: Place;
  /** Whether anybody went there; else it is where a chart begins. */
  readonly isPlaced: boolean;
  readonly selection: Selection;
  /** From where a range is counted. */
  readonly anchor: number;
  /** The catalog's id of the finding that the next places get. */
  readonly armed: string | undefined;
  /** The first digit of a tooth's number, while the second is waited for. */
  readonly typed: string;
}

export type Gesture =
  | { readonly kind: 'point'; readonly place: Place; readonly how: 'alone' | 'toggle' | 'range' }
  /** From a list of what is charted: nothing is painted there, and what was in hand is let go. */
  | { readonly kind: 'open'; readonly place: Place }
  | { readonly kind: 'arrow'; readonly direction: Direction; readonly extend: boolean }
  /** The focus came to a tooth by other means than the keys of the chart: they go on from there. */
  | { readonly kind: 'go'; readonly toothFdi: number }
  | { readonly kind: 'edge'; readonly edge: 'first' | 'last' }
  /** Goes into the surfaces of a tooth; in them it is the same as `act`. */
  | { readonly kind: 'enter' }
  /** Paints the place of the cursor, or chooses it. */
  | { readonly kind: 'act' }
  | { readonly kind: 'surface'; readonly surface: SurfaceId }
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'choose'; readonly teeth: readonly number[]; readonly add: boolean }
  | { readonly kind: 'arm'; readonly finding: string }
  /** One step back: out of the surfaces, then without the finding, then with nothing chosen. */
  | { readonly kind: 'leave' };

export interface Done {
  readonly charting: Charting;
  /** The place that gets the finding in hand. */
  readonly paint?: Place;
}

export function beginCharting(shown: ReadonlySet<number>): Charting {
  const first = rowsOf(shown)[0]?.[0] ?? 11;
  return {
    cursor: { toothFdi: first },
    isPlaced: false,
    selection: NOTHING_SELECTED,
    anchor: first,
    armed: undefined,
    typed: '',
  };
}

/** What a gesture makes of it, on a chart that shows these teeth. */
export function charted(before: Charting, gesture: Gesture, shown: ReadonlySet<number>): Done {
  const now = { ...before, typed: '' };
  const { cursor, selection, armed } = now;
  const fdi = cursor.toothFdi;
  switch (gesture.kind) {
    case 'point':
      return pointed(now, gesture.place, gesture.how, shown);
    case 'open': {
      const { toothFdi } = gesture.place;
      return at(
        { ...now, armed: undefined, anchor: toothFdi, selection: only(gesture.place) },
        { toothFdi },
      );
    }
    case 'go':
      return at({ ...now, anchor: gesture.toothFdi }, { toothFdi: gesture.toothFdi });
    case 'arrow': {
      if (isSurface(cursor.surface)) {
        return at(now, {
          ...cursor,
          surface: surfaceToward(fdi, cursor.surface, gesture.direction),
        });
      }
      const rows = rowsOf(shown);
      const to = toothToward(rows, fdi, gesture.direction);
      if (!gesture.extend) return at({ ...now, anchor: to }, { toothFdi: to });
      const range = withTeeth(NOTHING_SELECTED, teethBetween(rows, now.anchor, to));
      return at({ ...now, selection: range }, { toothFdi: to });
    }
    case 'edge': {
      const row = rowsOf(shown).find((each) => each.includes(fdi)) ?? [];
      const to = (gesture.edge === 'first' ? row[0] : row.at(-1)) ?? fdi;
      return at({ ...now, anchor: to }, { toothFdi: to });
    }
    case 'enter':
      if (cursor.surface !== undefined) return acted(now, cursor);
      return at(now, { toothFdi: fdi, surface: 'occlusal' });
    case 'act':
      return acted(now, cursor);
    case 'surface':
      return acted(now, { toothFdi: fdi, surface: gesture.surface });
    case 'digit':
      return numbered(before, gesture.digit, shown);
    case 'choose': {
      const { teeth, add } = gesture;
      const [first = fdi] = teeth;
      const chosen = { ...now, selection: withTeeth(add ? selection : NOTHING_SELECTED, teeth) };
      // Keys go on with what was chosen, not with a tooth beside it.
      const stays = teeth.length === 0 || teeth.includes(fdi);
      return stays ? { charting: chosen } : at(chosen, { toothFdi: first });
    }
    case 'arm':
      return { charting: { ...now, armed: gesture.finding } };
    case 'leave':
      if (cursor.surface !== undefined) return at(now, { toothFdi: fdi });
      if (armed !== undefined) return { charting: { ...now, armed: undefined } };
      return { charting: { ...now, selection: NOTHING_SELECTED } };
  }
}

/** On a chart that shows other teeth by now, nothing of those that are gone is held. */
export function within(charting: Charting, shown: ReadonlySet<number>): Charting {
  const { cursor, selection, anchor } = charting;
  const first = beginCharting(shown);
  const left = [...selection].filter(([fdi]) => shown.has(fdi));
  const isThere = shown.has(cursor.toothFdi) && shown.has(anchor);
  if (isThere && left.length === selection.size) return charting;
  return {
    ...charting,
    selection: new Map(left),
    cursor: shown.has(cursor.toothFdi) ? cursor : first.cursor,
    isPlaced: charting.isPlaced && shown.has(cursor.toothFdi),
    anchor: shown.has(anchor) ? anchor : first.anchor,
  };
}

function at(charting: Charting, cursor: Place): Done {
  return { charting: { ...charting, cursor, isPlaced: true } };
}

/** With a finding in hand a place is painted, else it is chosen beside the others. */
function acted(charting: Charting, place: Place): Done {
  if (charting.armed !== undefined) return { charting, paint: place };
  const anchor = place.toothFdi;
  return { charting: { ...charting, anchor, selection: toggled(charting.selection, place) } };
}

function pointed(
  charting: Charting,
  place: Place,
  how: 'alone' | 'toggle' | 'range',
  shown: ReadonlySet<number>,
): Done {
  const { toothFdi } = place;
  if (charting.armed !== undefined) {
    return { ...at({ ...charting, anchor: toothFdi }, { toothFdi }), paint: place };
  }
  if (how === 'range') {
    const range = teethBetween(rowsOf(shown), charting.anchor, toothFdi);
    return at({ ...charting, selection: withTeeth(charting.selection, range) }, { toothFdi });
  }
  const selection = how === 'toggle' ? toggled(charting.selection, place) : only(place);
  return at({ ...charting, anchor: toothFdi, selection }, { toothFdi });
}

/** Two digits are a tooth, which is then chosen alone; one that is not there changes nothing. */
function numbered(charting: Charting, digit: string, shown: ReadonlySet<number>): Done {
  const number = charting.typed + digit;
  if (number.length < 2) return { charting: { ...charting, typed: number } };
  const toothFdi = Number(number);
  const next = { ...charting, typed: '' };
  if (!isFdi(toothFdi) || !shown.has(toothFdi)) return { charting: next };
  const selection = charting.armed === undefined ? only({ toothFdi }) : charting.selection;
  return at({ ...next, anchor: toothFdi, selection }, { toothFdi });
}
