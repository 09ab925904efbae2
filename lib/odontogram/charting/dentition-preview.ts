import type { DentitionMode } from '@/lib/odontogram/rules/fdi';
import { counterpartOf, DEFAULT_TEMPORARY_TEETH, teethShown } from '@/lib/odontogram/rules/fdi';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { shownTeeth } from '../chart-views';

export interface ModePreview {
  /** Teeth that come and go, ascending. */
  readonly come: readonly number[];
  readonly go: readonly number[];
  /** On teeth that would go: the service refuses the mode as long as they stand. */
  readonly blocking: readonly ChartFinding[];
  /** Which teeth a mixed dentition has is known while it is shown alone. */
  readonly isGuess: boolean;
}

/** What another mode would change, before it is asked for. */
export function modePreview(chart: Chart, mode: DentitionMode): ModePreview {
  const now = shownTeeth(chart);
  const becomesMixed = mode === 'mixed' && chart.dentitionMode !== 'mixed';
  // Nobody has chosen any tooth of a chart that was never written to.
  const isGuess = becomesMixed && chart.version > 0;
  const then = teethShown(mode, becomesMixed ? DEFAULT_TEMPORARY_TEETH : chart.temporaryTeeth);
  return {
    come: [...then].filter((fdi) => !now.has(fdi)).sort((a, b) => a - b),
    go: [...now].filter((fdi) => !then.has(fdi)).sort((a, b) => a - b),
    blocking: isGuess ? [] : chart.findings.filter(({ toothFdi }) => !then.has(toothFdi)),
    isGuess,
  };
}

export interface TogglePreview {
  /** The tooth of the pair that would be there instead. */
  readonly comes: number;
  /** Goes with the tooth. */
  readonly removed: readonly ChartFinding[];
}

/** What it would mean to have the other tooth of a pair; `undefined` where it cannot be had. */
export function togglePreview(chart: Chart, fdi: number): TogglePreview | undefined {
  const comes = counterpartOf(fdi);
  if (chart.dentitionMode !== 'mixed' || comes === undefined) return undefined;
  return { comes, removed: chart.findings.filter(({ toothFdi }) => toothFdi === fdi) };
}

/** The tooth that a mixed dentition shows in place of one that is not present. */
export function counterpartShown(chart: Chart, absent: number): number | undefined {
  const there = counterpartOf(absent);
  return there !== undefined && togglePreview(chart, there) ? there : undefined;
}

/** The findings that a refusal of the service names, as they stand on the chart; others as it names them. */
export function blockingPlaces(details: Readonly<Record<string, unknown>>): number[] {
  const { blockingFindings } = details;
  if (!Array.isArray(blockingFindings)) return [];
  const teeth = blockingFindings.flatMap((finding: unknown) => {
    const fdi: unknown =
      typeof finding === 'object' && finding !== null
        ? Reflect.get(finding, 'toothFdi')
        : undefined;
    return typeof fdi === 'number' ? [fdi] : [];
  });
  return [...new Set(teeth)].sort((a, b) => a - b);
}
