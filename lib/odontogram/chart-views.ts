import { groupBy } from '@/lib/kit/group-by';
import { dentitionOf, teethShown } from '@/lib/odontogram/rules/fdi';
import { chartMode } from './chart-mode';
import { type Base, readSymbol } from './draw/symbol';
import type { Catalog, Chart, ChartFinding } from './shared/chart-data';
import { tellsEvolution } from './tells-evolution';
import {
  type FindingView,
  isSurface,
  SURFACES,
  type SurfaceId,
  type ToothView,
} from './tooth-view';

export type ChartViews = ReadonlyMap<number, ToothView>;

const NOTHING: readonly FindingView[] = [];

/**
 * What is drawn of every tooth that the chart shows, and of every number that has a finding. What is
 * the same as in `before` is the same object.
 */
export function chartViews(chart: Chart, catalog: Catalog, before?: ChartViews): ChartViews {
  const findingOf = findingReader(catalog);
  const findings = new Map(groupBy(chart.findings, ({ toothFdi }) => toothFdi));
  const teeth = new Set([...shownTeeth(chart), ...findings.keys()]);
  return new Map(
    [...teeth].map((fdi) => {
      const found = findings.get(fdi) ?? [];
      const natural = found.length === 0 && isYetToCome(chart, fdi) ? 'unerupted' : undefined;
      const view = toothView(fdi, found, findingOf, natural, before?.get(fdi));
      return [fdi, view];
    }),
  );
}

/** The teeth that are present as far as the chart says; of a mode that nobody knows, all of them. */
export function shownTeeth(chart: Chart): ReadonlySet<number> {
  const mode = chartMode(chart.dentitionMode);
  if (mode) return teethShown(mode, chart.temporaryTeeth);
  return new Set([...teethShown('adult', []), ...teethShown('child', [])]);
}

/** A tooth that has nothing, as that of a place where none is. */
export function emptyView(fdi: number): ToothView {
  return toothView(fdi, [], () => undefined, undefined, undefined);
}

/**
 * Second and third molars of a mixed dentition have not come, as a rule: they are drawn so until somebody
 * charts something on one.
 */
function isYetToCome({ dentitionMode }: Chart, fdi: number): boolean {
  return dentitionMode === 'mixed' && dentitionOf(fdi) === 'permanent' && fdi % 10 >= 7;
}

/** What findings of the whole tooth put in its place: the last that says so. */
function baseOf(whole: readonly FindingView[]): Base | undefined {
  return whole
    .flatMap(({ isKnown, symbol, label }) => (isKnown && readSymbol(symbol, label).base) || [])
    .at(-1);
}

type FindingReader = (finding: ChartFinding) => FindingView | undefined;

function findingReader({ findings, evolutions }: Catalog): FindingReader {
  const entries = new Map(findings.map((entry) => [entry.id, entry]));
  return (finding) => {
    const { id, catalogFindingId, evolution } = finding;
    const entry = entries.get(catalogFindingId);
    const step = evolutions.findIndex((term) => term.id === evolution);
    const isTold = tellsEvolution(finding, entry, { evolutions });
    return {
      id,
      catalogFindingId,
      label: entry?.label ?? catalogFindingId,
      isKnown: entry !== undefined,
      color: entry?.color ?? '',
      symbol: entry?.symbol ?? '',
      evolutionStep: isTold ? step : -1,
      evolutionLabel: isTold ? (evolutions[step]?.label ?? evolution) : '',
    };
  };
}

function toothView(
  fdi: number,
  findings: readonly ChartFinding[],
  findingOf: FindingReader,
  natural: Base | undefined,
  before: ToothView | undefined,
): ToothView {
  const at = (of: (finding: ChartFinding) => boolean, known: readonly FindingView[] = NOTHING) =>
    sameFindings(
      findings.filter(of).flatMap((finding) => findingOf(finding) ?? []),
      known,
    );
  const on = (surface: SurfaceId) =>
    at((finding) => finding.surface === surface, before?.surfaces[surface]);
  const whole = at(({ surface }) => surface === undefined, before?.whole);
  const view: ToothView = {
    fdi,
    dentition: dentitionOf(fdi),
    base: baseOf(whole) ?? natural,
    whole,
    surfaces: {
      occlusal: on('occlusal'),
      mesial: on('mesial'),
      distal: on('distal'),
      vestibular: on('vestibular'),
      palatal: on('palatal'),
    },
    elsewhere: at(({ surface }) => surface !== undefined && !isSurface(surface), before?.elsewhere),
  };
  return before && sameView(before, view) ? before : view;
}

/** `findings`, with what is the same as in `before` taken from there; where all of it is, `before`. */
function sameFindings(
  findings: readonly FindingView[],
  before: readonly FindingView[],
): readonly FindingView[] {
  const known = new Map(before.map((finding) => [finding.id, finding]));
  const shared = findings.map((finding) => {
    const old = known.get(finding.id);
    return old && isSame(old, finding) ? old : finding;
  });
  const isUnchanged =
    shared.length === before.length && shared.every((finding, index) => finding === before[index]);
  return isUnchanged ? before : shared;
}

/** Of views whose lists are shared. */
function sameView(one: ToothView, other: ToothView): boolean {
  return (
    one.fdi === other.fdi &&
    one.base === other.base &&
    one.whole === other.whole &&
    one.elsewhere === other.elsewhere &&
    SURFACES.every((surface) => one.surfaces[surface] === other.surfaces[surface])
  );
}

function isSame(one: FindingView, other: FindingView): boolean {
  return (
    one.catalogFindingId === other.catalogFindingId &&
    one.label === other.label &&
    one.isKnown === other.isKnown &&
    one.color === other.color &&
    one.symbol === other.symbol &&
    one.evolutionStep === other.evolutionStep &&
    one.evolutionLabel === other.evolutionLabel
  );
}
