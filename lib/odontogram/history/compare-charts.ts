import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { shownTeeth } from '../chart-views';
import { type Clash, changedPlaces } from '../edit/merge';
import type { Place } from '../place';
import { surfaceOrder } from '../plan/plan-by-tooth';

export type ChangeKind = 'added' | 'removed' | 'changed';

/** What became of one place; of a finding that stands there still, what of it is another. */
export interface PlaceChange extends Place {
  readonly kind: ChangeKind;
  /** There unless it was added, and there unless it was removed. */
  readonly before: ChartFinding | undefined;
  readonly after: ChartFinding | undefined;
}

export interface SignatureChange {
  readonly before: Chart['signature'];
  readonly after: Chart['signature'];
}

/** How two states of one chart differ, from the first to the second. */
export interface ChartChanges {
  /** From tooth to tooth. */
  readonly places: readonly PlaceChange[];
  readonly counts: Readonly<Record<ChangeKind, number>>;
  /** By tooth: of one with several changes that are not alike, that it was changed. */
  readonly teeth: ReadonlyMap<number, ChangeKind>;
  /** The modes, where they differ. */
  readonly mode: { readonly before: string; readonly after: string } | undefined;
  /** Teeth that are shown in one of them alone, ascending. */
  readonly come: readonly number[];
  readonly gone: readonly number[];
  readonly signature: SignatureChange | undefined;
}

export function compareCharts(before: Chart, after: Chart): ChartChanges {
  const places = changedPlaces(before, after).map(placeChange).sort(inReadingOrder);
  const count = (kind: ChangeKind) => places.filter((place) => place.kind === kind).length;
  const [was, is] = [shownTeeth(before), shownTeeth(after)];
  return {
    places,
    counts: { added: count('added'), removed: count('removed'), changed: count('changed') },
    teeth: teethOf(places),
    mode:
      before.dentitionMode === after.dentitionMode
        ? undefined
        : { before: before.dentitionMode, after: after.dentitionMode },
    come: onlyIn(is, was),
    gone: onlyIn(was, is),
    signature: signatureChange(before, after),
  };
}

/** Nothing at all is another, as far as a chart says it. */
export function isUnchanged({ places, mode, come, gone, signature }: ChartChanges): boolean {
  return places.length + come.length + gone.length === 0 && !mode && !signature;
}

function placeChange({ toothFdi, surface, before, theirs: after }: Clash): PlaceChange {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { toothFdi, surface, kind, before, after };
}

function inReadingOrder(a: Place, b: Place): number {
  return a.toothFdi - b.toothFdi || surfaceOrder(a.surface) - surfaceOrder(b.surface);
}

function teethOf(places: readonly PlaceChange[]): ReadonlyMap<number, ChangeKind> {
  const teeth = new Map<number, ChangeKind>();
  for (const { toothFdi, kind } of places) {
    const known = teeth.get(toothFdi);
    teeth.set(toothFdi, known === undefined || known === kind ? kind : 'changed');
  }
  return teeth;
}

function onlyIn(these: ReadonlySet<number>, others: ReadonlySet<number>): number[] {
  return [...these].filter((fdi) => !others.has(fdi)).sort((a, b) => a - b);
}

function signatureChange(before: Chart, after: Chart): SignatureChange | undefined {
  const [was, is] = [before.signature, after.signature];
  const isSame =
    was.status === is.status && was.signedBy === is.signedBy && was.signedAt === is.signedAt;
  return isSame ? undefined : { before: was, after: is };
}
