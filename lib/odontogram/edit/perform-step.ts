import { isRefusal } from '@/lib/changes/outcome';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import { placeKey } from '../place';
import { asNew, type Edit, findFinding, registering, touchedTeeth, withoutPlaces } from './edit';
import { isUnknown, notSigned } from './editor-state';
import { isMade } from './is-made';
import { type Answer, chartInDoubt, type KnownChart, settled, wholeChart } from './known-chart';
import { type Clash, changedPlaces, clashesOf, isAgreed, isOutdated, unseenBy } from './merge';
import { createRetryBackoff, isPassing, type RetryBackoff } from './retry-backoff';

export interface StepPorts {
  /** Sends one step, once per key. Throws `ClinicProblem` when the step is not made. */
  readonly send: (step: Edit, known: KnownChart, idempotencyKey: string) => Promise<Answer>;
  /** Reads the chart. Absent when the service has no operation for it. */
  readonly read?: (() => Promise<Chart>) | undefined;
}

export interface Performing {
  readonly ports: StepPorts;
  readonly known: () => KnownChart;
  readonly take: (known: KnownChart) => void;
  /** Asks the person whose change stays where a colleague changed the same places. */
  readonly ask: (step: Edit, clashes: readonly Clash[]) => Promise<'mine' | 'theirs'>;
  /**
   * Tells that the step has to wait, because the service cannot be reached or its answer was lost. Nothing
   * else is sent meanwhile. `isUnknown`: the step may have been made.
   */
  readonly onWait: (isUnknown: boolean) => void;
  /** The person knew that the chart is signed, and that the step ends its signature. */
  readonly sawSigned: boolean;
  /** The evolution of a new finding, by the catalog. */
  readonly firstEvolution: () => string;
}

/** The outcome of a step. `given-up`: the person kept the colleague's change. */
export type Performed =
  | {
      readonly kind: 'made';
      /** The step that was made. It can differ from the one asked for, after a clash. */
      readonly step: Edit;
      readonly before: Chart;
      readonly after: Chart;
      /** Findings that the service removed although the step did not say so. */
      readonly replaced: readonly ChartFinding[];
      /** A colleague changed other places meanwhile; their changes stay. */
      readonly joined: boolean;
    }
  | { readonly kind: 'nothing' | 'given-up' };

/** Version conflicts in a row after which a step is refused. */
const MOST_CONFLICTS = 20;

/**
 * Makes one step, also when colleagues change the chart meanwhile.
 *
 * After a version conflict the chart is read again. Changes of other places stay, and the step is sent
 * again; about the same places the person decides. An outage is waited for.
 *
 * No step is made twice. After a lost answer the chart tells whether the step was made, and a step that
 * names an old version is refused. When the chart cannot be read, the step is sent again under its key.
 *
 * Throws the refusal of the service.
 */
export async function performStep(asked: Edit, performing: Performing): Promise<Performed> {
  const { ports, known, take, sawSigned, onWait } = performing;
  let step = asked;
  let joined = false;
  let conflicts = 0;
  /** The error of the first lost answer. The change of that sending can later look like a colleague's. */
  let unknown: unknown;
  let key = crypto.randomUUID();
  const backoff = createRetryBackoff(() => onWait(unknown !== undefined));
  for (;;) {
    const before = known();
    if (step.kind === 'sign') {
      if (before.version !== step.version) throw notSigned('changed');
    } else if (isSigned(before) && !sawSigned) throw signedMeanwhile();
    const unseen = outdatedBy(step, before.chart);
    if (unseen.length > 0) {
      const left = await decided(step, unseen, performing);
      if (typeof left === 'string') return { kind: left };
      step = left;
      continue;
    }
    if (isOfAnother(step, before.chart)) return { kind: 'given-up' };
    const current = withIds(step, before.chart);
    if (current === undefined) return { kind: 'nothing' };
    try {
      const answer = await ports.send(current, before, key);
      const after = settled(before, answer);
      take(after);
      const isUntold = 'made' in answer || hasJumped(before, after);
      if (isUntold && ports.read) await readOthers(ports.read, take);
      return { kind: 'made', ...change(current, before.chart, after.chart), joined };
    } catch (error) {
      const isConflict = error instanceof ClinicProblem && error.code === 'VERSION_CONFLICT';
      if (isUnknown(error)) unknown ??= error;
      if (!ports.read) {
        if (isConflict) {
          take(chartInDoubt(before));
          // The step is not sent again: our own server would answer by its key.
          throw changedUnread();
        }
        await askAgain(error, { unknown, backoff, onDoubt: () => take(chartInDoubt(before)) });
        continue;
      }
      if (!(isConflict || isPassing(error))) throw error;
      if (isConflict) conflicts += 1;
      if (conflicts === MOST_CONFLICTS) throw error;
      const reason = unknown ?? error;
      if (!isConflict) await backoff.wait(reason);
      const now = wholeChart(await readPatiently(ports.read, backoff, reason));
      take(now);
      key = crypto.randomUUID();
      if (unknown !== undefined && isMade(step, now.chart)) {
        const isAlone = now.version === (before.version ?? 0) + 1;
        const after = isAlone ? now.chart : ownPart(current, before.chart, now.chart);
        return { kind: 'made', ...change(current, before.chart, after), joined };
      }
      const clashes = clashesOf(step, before.chart, now.chart);
      joined ||= hasOthers(step, clashes, before.chart, now.chart);
      if (clashes.length === 0) continue;
      const left = await decided(step, clashes, performing);
      if (typeof left === 'string') return { kind: left };
      step = left;
    }
  }
}

function isSigned({ chart }: KnownChart): boolean {
  return chart.signature.status === 'signed';
}

/** The refusal of a step that would end a signature that the person has not seen. */
function signedMeanwhile(): ClinicProblem {
  return new ClinicProblem(409, 'SIGNED_MEANWHILE');
}

/**
 * The refusal after a conflict when the chart cannot be read. The edits that wait are refused too; later
 * ones name no version.
 */
function changedUnread(): ClinicProblem {
  return new ClinicProblem(409, 'CHANGED_UNREAD');
}

/**
 * Waits until a step can be sent again under its key, by which our own server tells what became of it.
 * Throws when waiting has no use: the server has said that it cannot tell, or the service refused the
 * step. Once an answer was lost, any other end leaves the chart in doubt.
 */
async function askAgain(
  error: unknown,
  { unknown, backoff, onDoubt }: { unknown: unknown; backoff: RetryBackoff; onDoubt: () => void },
): Promise<void> {
  try {
    const isLastWord = isUnknown(error) && error.correlationId !== undefined;
    if (!isPassing(error) || isLastWord) throw error;
    await backoff.wait(error);
  } catch (reason) {
    if (unknown === undefined || (isRefusal(reason) && !isUnknown(reason))) throw reason;
    onDoubt();
    throw reason instanceof ClinicProblem ? unknown : reason;
  }
}

/** Reads the chart, waiting out an outage. Throws `reason` when that takes too long. */
async function readPatiently(
  read: () => Promise<Chart>,
  backoff: RetryBackoff,
  reason: unknown,
): Promise<Chart> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isPassing(error)) throw reason;
      await backoff.wait(reason);
    }
  }
}

/** Whether a colleague also changed places that the step does not touch. */
function hasOthers(step: Edit, clashes: readonly Clash[], before: Chart, now: Chart): boolean {
  if (clashes.length === 0) return now.version !== before.version;
  const isDentition = step.kind === 'mode' || step.kind === 'tooth';
  return (
    changedPlaces(before, now).length > clashes.length ||
    (!isDentition && hasOtherTeeth(before, now))
  );
}

function hasOtherTeeth(before: Chart, now: Chart): boolean {
  return (
    now.dentitionMode !== before.dentitionMode ||
    String(now.temporaryTeeth) !== String(before.temporaryTeeth)
  );
}

/** Whether more changes were made than this one, by a service that does not compare versions. */
function hasJumped(before: KnownChart, after: KnownChart): boolean {
  return before.version !== undefined && (after.version ?? 0) > before.version + 1;
}

/** Reads what colleagues changed beside a step that is made. A failure is no failure of the step. */
async function readOthers(read: () => Promise<Chart>, take: Performing['take']): Promise<void> {
  try {
    take(wholeChart(await read()));
  } catch (error) {
    if (!(error instanceof ClinicProblem)) throw error;
  }
}

/** The chart with the places of this step alone changed, when others changed it too before it was read. */
function ownPart(step: Edit, before: Chart, now: Chart): Chart {
  if (step.kind !== 'findings') return now;
  const own = new Set([...step.register, ...step.remove].map(placeKey));
  const isOwn = (finding: ChartFinding) => own.has(placeKey(finding));
  const findings = [
    ...before.findings.filter((each) => !isOwn(each)),
    ...now.findings.filter(isOwn),
  ];
  return { ...now, findings };
}

/**
 * Whether the finding to be changed is another one by now. The person changed a finding whose own
 * registration was still on its way, and it was refused.
 */
function isOfAnother(step: Edit, { findings }: Chart): boolean {
  if (step.kind !== 'finding' || step.seen) return false;
  const { catalogFindingId: meant } = step.finding;
  const there = findFinding(findings, step.finding);
  return meant !== undefined && there !== undefined && there.catalogFindingId !== meant;
}

/** The clashes with changes that a colleague made after the person looked. */
function outdatedBy(step: Edit, chart: Chart): readonly Clash[] {
  if (step.kind === 'findings') return unseenBy(step, chart);
  if (step.kind !== 'finding' || step.seen === undefined) return [];
  const now = findFinding(chart.findings, step.finding);
  if (!isOutdated(step.seen, now, step.change)) return [];
  const { toothFdi, surface } = step.finding;
  return [{ toothFdi, surface, before: step.seen, theirs: now }];
}

/** The rest of the step after the person decided about its clashes, or why nothing is left. */
async function decided(
  step: Edit,
  clashes: readonly Clash[],
  { ask, firstEvolution }: Performing,
): Promise<Edit | 'nothing' | 'given-up'> {
  const first = firstEvolution();
  const agreed = clashes.filter((clash) => isAgreed(step, clash, first));
  const open = clashes.filter((clash) => !agreed.includes(clash));
  // A place where both want the same is left out: registering it again would lose its notes and plan.
  const isWhole = agreed.length === 0 || step.kind === 'tooth';
  const rest = isWhole ? step : withoutPlaces(step, agreed);
  const [clash] = open;
  if (rest === undefined || clash === undefined) return rest ?? 'nothing';
  if ((await ask(rest, open)) === 'theirs') return withoutPlaces(rest, open) ?? 'given-up';
  return insisting(rest, clash);
}

/** The step of a person who insists. A finding that is gone or replaced is registered again. */
function insisting(step: Edit, { before, theirs }: Clash): Edit {
  if (step.kind === 'findings') {
    const { seen: _, ...insisted } = step;
    return insisted;
  }
  if (step.kind !== 'finding') return step;
  const { finding, change } = step;
  if (before === undefined || theirs?.catalogFindingId === before.catalogFindingId) {
    return { kind: 'finding', finding, change };
  }
  return registering({ ...asNew(before), ...change });
}

/** The step with the ids of the findings there now; `undefined` when nothing is left to do. */
function withIds(step: Edit, { findings }: Chart): Edit | undefined {
  if (step.kind === 'finding') {
    const target = findFinding(findings, step.finding);
    return target && { ...step, finding: { ...step.finding, id: target.id } };
  }
  if (step.kind !== 'findings') return step;
  const remove = step.remove.flatMap((ref) => {
    const target = findFinding(findings, ref);
    return target ? [{ ...ref, id: target.id }] : [];
  });
  return step.register.length + remove.length === 0 ? undefined : { ...step, remove };
}

function change(step: Edit, before: Chart, after: Chart) {
  const removed = new Set(step.kind === 'findings' ? step.remove.map(({ id }) => id) : []);
  const left = new Set(after.findings.map(({ id }) => id));
  const teeth = touchedTeeth(step);
  const replaced = before.findings.filter(
    ({ id, toothFdi }) => teeth.has(toothFdi) && !left.has(id) && !removed.has(id),
  );
  return { step, before, after, replaced };
}
