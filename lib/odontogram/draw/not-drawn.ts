import { isFdi } from '@/lib/odontogram/rules/fdi';
import type { ChartViews } from '../chart-views';
import { type FindingView, SURFACES, type ToothView } from '../tooth-view';
import { isColor } from './ink';
import { readSymbol } from './symbol';

/**
 * Why a finding is not drawn as its service asks: the catalog does not have it, its symbol or colour is
 * none that we know, or its tooth or surface is none that there is.
 */
export type NotDrawnReason = 'finding' | 'symbol' | 'color' | 'surface' | 'tooth';

export interface NotDrawn {
  readonly fdi: number;
  readonly finding: FindingView;
  readonly reasons: readonly NotDrawnReason[];
}

/** A view is kept as long as nothing of its tooth changes, which is all but one with an edit. */
const known = new WeakMap<ToothView, readonly NotDrawn[]>();

/** All that a legend has to say in words, in the order of the chart. */
export function notDrawn(views: ChartViews): readonly NotDrawn[] {
  return [...views.values()].flatMap((view) => {
    const ofTooth = known.get(view) ?? notDrawnOf(view);
    known.set(view, ofTooth);
    return ofTooth;
  });
}

function notDrawnOf({ fdi, whole, surfaces, elsewhere }: ToothView): readonly NotDrawn[] {
  const seen = [...whole, ...SURFACES.flatMap((surface) => surfaces[surface])];
  return [
    ...seen.map((finding) => ({ fdi, finding, reasons: reasonsOf(fdi, finding) })),
    ...elsewhere.map((finding) => ({
      fdi,
      finding,
      reasons: ['surface' as const, ...reasonsOf(fdi, finding)],
    })),
  ].filter(({ reasons }) => reasons.length > 0);
}

function reasonsOf(fdi: number, { isKnown, symbol, label, color }: FindingView): NotDrawnReason[] {
  const tooth: NotDrawnReason[] = isFdi(fdi) ? [] : ['tooth'];
  if (!isKnown) return [...tooth, 'finding'];
  if (readSymbol(symbol, label).reading === 'initials') tooth.push('symbol');
  if (!isColor(color)) tooth.push('color');
  return tooth;
}
