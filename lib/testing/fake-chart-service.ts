import type { ChartRights } from '@/lib/odontogram/chart-rights';
import type { Edit } from '@/lib/odontogram/edit/edit';
import type { Answer, KnownChart } from '@/lib/odontogram/edit/known-chart';
import { predicted } from '@/lib/odontogram/edit/predicted';
import { placeKey } from '@/lib/odontogram/place';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';

export const EMPTY_CHART: Chart = {
  id: 'patient',
  dentitionMode: 'adult',
  temporaryTeeth: [],
  findings: [],
  estimate: { findingCount: 0, total: 0, paid: 0, due: 0 },
  version: 0,
  signature: { status: 'none', signedBy: undefined, signedAt: undefined },
};

/** Of a dentist, with a service that offers everything. */
export const ALL_RIGHTS: ChartRights = {
  register: true,
  registerSeveral: true,
  change: true,
  remove: true,
  removeAlone: true,
  setMode: true,
  setTooth: true,
  sign: true,
  readVersions: true,
  searchProcedures: true,
};

/** Of a dentist, with a service that offers what is documented. */
export const DOCUMENTED_RIGHTS: ChartRights = {
  ...ALL_RIGHTS,
  registerSeveral: false,
  change: false,
  remove: false,
  removeAlone: false,
  sign: false,
  readVersions: false,
  searchProcedures: false,
};

/** `late`: it arrives once the chart has been read, and before it is sent again. */
type Ending = 'made' | 'refused' | 'lost' | 'late' | 'never-sent';

/** A call takes its time, and no two the same, but the same in every run. */
function pauses(): () => Promise<void> {
  let seed = 7;
  return async () => {
    seed = (seed * 16_807) % 2_147_483_647;
    for (let turn = seed % 13; turn >= 0; turn -= 1) await Promise.resolve();
  };
}

/** A service for tests that keeps one chart as the real one does: versions, `If-Match`, new ids. */
export function fakeService(
  begin: Chart = EMPTY_CHART,
  /** Told of what was sent and made, before anybody is answered. */
  onMade?: (step: Edit, before: Chart, after: Chart) => void,
) {
  let chart = begin;
  let ids = 0;
  const sent: Edit[] = [];
  const endings: Ending[] = [];
  const pause = pauses();
  let onItsWay: Edit | undefined;
  /** By the keys of what was made. */
  const answers = new Map<string, Answer>();

  function make(step: Edit): Answer {
    const before = chart;
    const left = predicted(before, step, 'first');
    const findings = left.findings.map((finding): ChartFinding => {
      if (!finding.id.startsWith('expected:')) return finding;
      ids += 1;
      return { ...finding, id: `f${ids}` };
    });
    const version = before.version + 1;
    chart = { ...left, findings, version, estimate: estimateOf(findings) };
    if (step.kind === 'mode') chart = { ...chart, dentitionMode: step.mode };
    if (step.kind === 'sign') {
      chart = {
        ...chart,
        signature: { ...chart.signature, status: 'signed', signedBy: step.signedBy },
      };
    }
    if (step.kind === 'mode' || step.kind === 'tooth') return { chart };
    const had = new Map(before.findings.map((finding) => [finding.id, finding]));
    const has = new Set(findings.map(({ id }) => id));
    return {
      after: {
        findings: findings.filter((finding) => had.get(finding.id) !== finding),
        goneIds: before.findings.flatMap(({ id }) => (has.has(id) ? [] : [id])),
        estimate: chart.estimate,
        version,
        signature: chart.signature,
      },
    };
  }

  return {
    chart: () => chart,
    sent,
    /** How the next steps end, in their order; all others are made. */
    endings,
    places: () => chart.findings.map((each) => `${placeKey(each)} ${each.catalogFindingId}`).sort(),
    send: async (step: Edit, { version }: KnownChart, key?: string): Promise<Answer> => {
      await pause();
      sent.push(step);
      const told = key === undefined ? undefined : answers.get(key);
      if (told) return told;
      const ending = endings.shift();
      if (onItsWay) make(onItsWay);
      onItsWay = ending === 'late' ? step : undefined;
      if (ending === 'late') throw new ClinicProblem(504, 'OUTCOME_UNKNOWN');
      if (ending === 'refused') throw new ClinicProblem(422, 'FINDING_RULE_VIOLATION');
      if (ending === 'never-sent') throw new ClinicProblem(504, 'OUTCOME_UNKNOWN');
      if (version !== undefined && version !== chart.version) {
        throw new ClinicProblem(409, 'VERSION_CONFLICT', {
          details: { currentVersion: chart.version },
        });
      }
      const before = chart;
      const answer = make(step);
      onMade?.(step, before, chart);
      if (key !== undefined) answers.set(key, answer);
      if (ending === 'lost') throw new ClinicProblem(504, 'OUTCOME_UNKNOWN');
      return answer;
    },
    read: async () => {
      await pause();
      return chart;
    },
    /** Of a colleague, on the chart as it is. */
    colleague: (step: Edit) => {
      make(step);
    },
  };
}

function estimateOf(findings: readonly ChartFinding[]): Chart['estimate'] {
  const total = findings.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return { findingCount: findings.length, total, paid: 0, due: total };
}
