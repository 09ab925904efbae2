import { dentitionOf, teethShown } from '@/lib/odontogram/rules/fdi';
import { FindingRuleError } from '../errors';
import { refuseField } from '../field-refusal';
import { catalogEntry } from './catalog-entries';
import type { Chart, Finding } from './chart';
import { requireFinding } from './require-finding';

/** The one finding known by name, and only here: a sound tooth has nothing else. */
const SOUND = 'sano';

/**
 * Registers a finding. It replaces the finding at the same place, and any finding replaces "sound".
 * Throws `FindingRuleError` where "sound" for a whole tooth would drop findings of its surfaces.
 */
export function place(chart: Chart, finding: Finding): { chart: Chart; replaced: Finding[] } {
  const { toothFdi, catalogFindingId, surface } = finding;
  const only = catalogEntry(catalogFindingId)?.dentition;
  if (only !== undefined && only !== 'common' && only !== `${dentitionOf(toothFdi)}_only`) {
    throw new FindingRuleError('dentition_mismatch', toothFdi);
  }
  if (!teethShown(chart.dentitionMode, chart.temporaryTeeth).has(toothFdi)) {
    throw new FindingRuleError('tooth_not_in_mode', toothFdi);
  }
  const beside = chart.findings.filter((other) => other.toothFdi === toothFdi);
  if (catalogFindingId === SOUND && beside.some((other) => other.surface !== null)) {
    throw new FindingRuleError('sano_exclusive', toothFdi);
  }
  const replaced = beside.filter(
    (other) => other.surface === surface || other.catalogFindingId === SOUND,
  );
  const kept = chart.findings.filter((other) => !replaced.includes(other));
  return { chart: { ...chart, findings: [...kept, finding] }, replaced };
}

/** Takes findings away. Throws `NotFoundError` where the chart does not have one of them. */
export function remove(chart: Chart, ids: readonly string[]): { chart: Chart; removed: Finding[] } {
  const removed = ids.map((id) => requireFinding(chart, id));
  const findings = chart.findings.filter((finding) => !removed.includes(finding));
  return { chart: { ...chart, findings }, removed };
}

/** Registers several. Throws `ValidationError` where one would replace another of them. */
export function placeAll(
  before: Chart,
  findings: readonly Finding[],
): { chart: Chart; replaced: Finding[] } {
  let chart = before;
  const replaced: Finding[] = [];
  for (const [index, finding] of findings.entries()) {
    const step = place(chart, finding);
    if (step.replaced.some((other) => findings.includes(other))) {
      throw refuseField(
        `findings.${index}`,
        'duplicate',
        'It would replace another finding of the same request.',
      );
    }
    chart = step.chart;
    replaced.push(...step.replaced);
  }
  return { chart, replaced };
}
