import { isRefusal } from '@/lib/changes/outcome';
import { ClinicProblem } from '@/lib/queries/problem';
import type { Chart, ChartFinding } from '../chart-data';
import { placeKey } from '../place';
import { type Answer, settled } from './answer';
import { asNew } from './as-new';
import { type Clash, changedPlaces, clashesOf, isOutdated } from './clashes';
import { type Edit, registering } from './edit';
import { findFinding } from './find-finding';
import { isAgreed } from './is-agreed';
import { isMade } from './is-made';
import { isUnknown } from './is-unknown';
import { chartInDoubt, type KnownChart, wholeChart } from './known-chart';
import { createPatience, isPassing, type Patience } from './patience';
import { unseenBy } from './seen-places';
import { touchedTeeth } from './touched-teeth';
import { notSigned } from './why-not-sign';
import { withoutPlaces } from './without-places';

export interface StepPorts {
  /** Makes one step on the chart as it is known, once for its key; `ClinicProblem` where it is not made. */
  readonly send: (step: Edit, known: KnownChart, idempotencyKey: string) => Promise<Answer>;
  /** Absent where the service lets nobody read charts. */
  readonly read?: (() => Promise<Chart>) | undefined;
}

export interface Performing {
  readonly ports: StepPorts;
  readonly known: () => KnownChart;
  readonly take: (known: KnownChart) => void;
  /** What is to be done where a colleague changed the same. */
  readonly ask: (step: Edit, clashes: readonly Clash[]) => Promise<'mine' | 'theirs'>;
  /**
   * It takes long: nobody is reached, or its answer was lost and the chart cannot be read. Until that is
   * over nothing else is sent. `isUnknown`: it may have been made.
   */
  readonly onWait: (isUnknown: boolean) => void;
  /** The chart was signed when the person decided, and they agreed that its signature ends. */
  readonly sawSigned: boolean;
  /** Of what is registered, by the catalog. */
  readonly firstEvolution: () => string;
}

/** What a step came to. `given-up`: the person chose what a colleague left. */
export type Performed =
  | {
      readonly kind: 'made';
      /** As it was made: what is insisted on may be another step than was asked for. */
      readonly step: Edit;
      readonly before: Chart;
      readonly after: Chart;
      /** What the service took away beyond what was asked for. */
      readonly replaced: readonly ChartFinding[];
      /** A colleague's changes came in between and were kept. */
      readonly joined: boolean;
    }
  | { readonly kind: 'nothing' | 'given-up' };

/** Colleagues who are faster each time. */
const MOST_CONFLICTS = 20;

/**
 * Makes one step, whatever colleagues change meanwhile: what does not touch the same place is kept and
 * the step is sent again, of the rest the person decides. What passes by itself is waited for, as long
 * as the chart can tell what became of the step. Because a step names the version that it changes,
 * sending it again after a lost answer cannot make it twice; where nobody can read the chart, because it
 * is sent under the same key. Throws what the service refused.
 */
export async function performStep(asked: Edit, performing: Performing): Promise<Performed> {
  const { ports, known, take, sawSigned, onWait } = performing;
  let step = asked;
  let joined = false;
  let conflicts = 0;
  /** Of the first sending whose answer was lost: where the chart is read, a later one may meet it as if it were a colleague's. */
  let unknown: unknown;
  let key = crypto.randomUUID();
  const patience = createPatience(() => onWait(unknown !== undefined));
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
          // Not with the step itself, be it sent again: our own server would know its key.
          throw changedUnread();
        }
        await askAgain(error, { unknown, patience, onDoubt: () => take(chartInDoubt(before)) });
        continue;
      }
      if (!(isConflict || isPassing(error))) throw error;
      if (isConflict) conflicts += 1;
      if (conflicts === MOST_CONFLICTS) throw error;
      const reason = unknown ?? error;
      if (!isConflict) await patience.wait(reason);
      const now = wholeChart(await readPatiently(ports.read, patience, reason));
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

/** A signature that the person has not seen is not ended without asking them: they are told, and ask again. */
function signedMeanwhile(): ClinicProblem {
  return new ClinicProblem(409, 'SIGNED_MEANWHILE');
}

/**
 * Nobody can be shown what was changed: they are told, also of what waits behind it, and what they do
 * after that names no version.
 */
function changedUnread(): ClinicProblem {
  return new ClinicProblem(409, 'CHANGED_UNREAD');
}

/**
 * Waits until a step may be sent again under its key: our own server then says what became of it, unless
 * that is what it said. Throws where there is nothing more to wait for; once the step is `unknown` that
 * is in doubt, but where it was judged.
 */
async function askAgain(
  error: unknown,
  { unknown, patience, onDoubt }: { unknown: unknown; patience: Patience; onDoubt: () => void },
): Promise<void> {
  try {
    const isLastWord = isUnknown(error) && error.correlationId !== undefined;
    if (!isPassing(error) || isLastWord) throw error;
    await patience.wait(error);
  } catch (reason) {
    if (unknown === undefined || (isRefusal(reason) && !isUnknown(reason))) throw reason;
    onDoubt();
    throw reason instanceof ClinicProblem ? unknown : reason;
  }
}

/** The chart, which alone can tell what became of a step; `reason` where it is not to be had. */
async function readPatiently(
  read: () => Promise<Chart>,
  patience: Patience,
  reason: unknown,
): Promise<Chart> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isPassing(error)) throw reason;
      await patience.wait(reason);
    }
  }
}

/** A colleague's change that the step does not touch, and so keeps, whatever is chosen of the rest. */
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

/** More than this one change was made: a service that does not look at versions told us late. */
function hasJumped(before: KnownChart, after: KnownChart): boolean {
  return before.version !== undefined && (after.version ?? 0) > before.version + 1;
}

/** The change is made already: what colleagues did beside it can be read another time. */
async function readOthers(read: () => Promise<Chart>, take: Performing['take']): Promise<void> {
  try {
    take(wholeChart(await read()));
  } catch (error) {
    if (!(error instanceof ClinicProblem)) throw error;
  }
}

/** Of a change whose answer was lost, and others that came with it, only what it says itself is taken as its own. */
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
 * What was to be changed was itself on its way when that was decided, and was not made: another stands
 * in its place.
 */
function isOfAnother(step: Edit, { findings }: Chart): boolean {
  if (step.kind !== 'finding' || step.seen) return false;
  const { catalogFindingId: meant } = step.finding;
  const there = findFinding(findings, step.finding);
  return meant !== undefined && there !== undefined && there.catalogFindingId !== meant;
}

/** Where somebody else changed what the person had before their eyes when they began. */
function outdatedBy(step: Edit, chart: Chart): readonly Clash[] {
  if (step.kind === 'findings') return unseenBy(step, chart);
  if (step.kind !== 'finding' || step.seen === undefined) return [];
  const now = findFinding(chart.findings, step.finding);
  if (!isOutdated(step.seen, now, step.change)) return [];
  const { toothFdi, surface } = step.finding;
  return [{ toothFdi, surface, before: step.seen, theirs: now }];
}

/** The step as the person wants it after all, or why nothing of it is left. */
async function decided(
  step: Edit,
  clashes: readonly Clash[],
  { ask, firstEvolution }: Performing,
): Promise<Edit | 'nothing' | 'given-up'> {
  const first = firstEvolution();
  const agreed = clashes.filter((clash) => isAgreed(step, clash, first));
  const open = clashes.filter((clash) => !agreed.includes(clash));
  // What is there as it was wanted stays: to make it again could only lose something of it.
  const isWhole = agreed.length === 0 || step.kind === 'tooth';
  const rest = isWhole ? step : withoutPlaces(step, agreed);
  const [clash] = open;
  if (rest === undefined || clash === undefined) return rest ?? 'nothing';
  if ((await ask(rest, open)) === 'theirs') return withoutPlaces(rest, open) ?? 'given-up';
  return insisting(rest, clash);
}

/** The person wants theirs all the same. A finding that is gone, or another by now, is registered again. */
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

/** With the ids of what stands there now; `undefined` where nothing of it is left to do. */
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
