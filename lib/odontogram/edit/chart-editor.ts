import { ClinicProblem } from '@/lib/queries/problem';
import type { Chart } from '../chart-data';
import type { ChartRights } from '../chart-rights';
import { changedPlaces } from './clashes';
import type { Edit } from './edit';
import { createEditHistory, type Unit } from './edit-history';
import { type Lacking, stepsOf } from './edit-steps';
import type {
  EditKind,
  EditOutcome,
  EditorNews,
  EditorState,
  Numbered,
  Refused,
} from './editor-state';
import { type KnownChart, wholeChart } from './known-chart';
import type { Performing, StepPorts } from './perform-step';
import type { PerformedSteps, performSteps } from './perform-steps';
import { predicted } from './predicted';
import { refusalOf, withoutMade, withRefused } from './refusals';
import { NOT_NAMED, seenIn } from './seen-places';
import { readablePart, unreadablePart } from './unreadable-part';
import { notSigned, whyNotSign } from './why-not-sign';

interface EditorOptions {
  readonly known: KnownChart;
  readonly ports: StepPorts;
  /** Fetched with the first edit: most charts that are opened are only looked at. `ClinicProblem` where it does not come. */
  readonly performer: () => Promise<typeof performSteps>;
  readonly rights: ChartRights;
  /** The evolution of what was just registered, by the catalog. */
  readonly firstEvolution: () => string;
}

type Waiting = Extract<EditorNews, { kind: 'waiting' }>;

interface Job {
  readonly as: EditKind;
  /** Looked up in its turn: what is taken back may still be on its way when it is asked for. */
  readonly unit: () => Unit | undefined;
  /** Shown until they are answered. */
  waiting: Edit[];
  /** The chart was signed when it was decided. */
  readonly sawSigned: boolean;
  /** Whether anything of it was made, once it has had its turn. */
  isMade?: boolean;
  /** What was decided before it was told that the chart is another, and nobody can be shown which. */
  overtaken?: ClinicProblem;
  readonly done: (outcome: EditOutcome) => void;
  readonly failed: (error: unknown) => void;
}

export interface ChartEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once; settles when the service has answered. */
  readonly submit: (edit: Edit) => Promise<EditOutcome>;
  readonly undo: () => Promise<EditOutcome>;
  readonly redo: () => Promise<EditOutcome>;
  /** The refusal of this number stood in sight for a while: it goes with the next edit. */
  readonly refusalRead: (number: number) => void;
  /** The person has done with it, unless another came meanwhile. */
  readonly closeRefusal: (number: number) => void;
  /** The service has another version than that which is known: a colleague is at work. */
  readonly noticed: (version: number) => void;
}

/**
 * A patient's chart in one person's hands: edits are shown at once, sent one after the other, and
 * taken back from the screen with a reason where the service refuses them.
 */
export function createChartEditor(options: EditorOptions): ChartEditor {
  const { ports, performer, rights, firstEvolution } = options;
  const listeners = new Set<() => void>();
  const jobs: Job[] = [];
  const history = createEditHistory();
  let isRunning = false;
  /** Until the last was read and something else is done. */
  let refused: readonly Numbered<Refused>[] = [];
  let isRead = false;
  /** What the service is said to have; news of one's own edit may come before its answer. */
  let newest = 0;
  let count = 0;
  let state: EditorState = {
    known: options.known,
    shown: options.known.chart,
    isBusy: false,
    canUndo: false,
    canRedo: false,
    clash: undefined,
    news: undefined,
    refusal: undefined,
  };

  const performing: Omit<Performing, 'sawSigned' | 'onWait'> = {
    ports,
    firstEvolution,
    known: () => state.known,
    take: (known) => show({ known }),
    ask: (step, clashes) =>
      new Promise((choose) => {
        const answer = (choice: 'mine' | 'theirs') => {
          show({ clash: undefined });
          choose(choice);
        };
        show({ clash: { step, clashes, answer } });
      }),
  };

  function expectedOf({ chart }: KnownChart, first: string): Chart {
    const waiting = jobs.flatMap((job) => job.waiting);
    return waiting.reduce((before, edit) => predicted(before, edit, first), chart);
  }

  function show(change: Partial<EditorState> = {}): void {
    const known = change.known ?? state.known;
    state = {
      ...state,
      ...change,
      shown: expectedOf(known, firstEvolution()),
      isBusy: jobs.length > 0,
      canUndo: history.has('undo') || jobs.some(({ as }) => as === 'edit'),
      canRedo: history.has('redo') || jobs.some(({ as }) => as === 'undo'),
    };
    for (const listener of listeners) listener();
  }

  function tell(news: EditorNews): void {
    count += 1;
    show({ news: { number: count, news }, refusal: refusalOf(refused) });
  }

  function tellRefusal(news: Refused): void {
    count += 1;
    refused = withRefused(refused, { number: count, news });
    isRead = false;
    const refusal = refusalOf(refused);
    show({ news: refusal, refusal });
  }

  function forgetRefused(): void {
    refused = [];
    isRead = false;
    show({ refusal: undefined });
  }

  /** Once, however long it takes: to who listens it would be said again and again. */
  function tellWaiting(news: Waiting): void {
    const told = state.news?.news;
    const isTold =
      told?.kind === 'waiting' && told.edit === news.edit && told.isUnknown === news.isUnknown;
    if (!isTold) tell(news);
  }

  /** What was waited for is over. */
  function endWaiting(): void {
    if (state.news?.news.kind === 'waiting') show({ news: undefined });
  }

  function enqueue(as: EditKind, unit: Job['unit'], waiting: Edit[] = []): Promise<EditOutcome> {
    return new Promise((done, failed) => {
      const sawSigned = state.known.chart.signature.status === 'signed';
      jobs.push({ as, unit, waiting, sawSigned, done, failed });
      show();
      void run();
    });
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let job = jobs[0]; job; job = jobs[0]) {
      if (isRead) forgetRefused();
      const end = await perform(job).then(
        (outcome) => () => job.done(outcome),
        (error: unknown) => () => job.failed(error),
      );
      jobs.shift();
      endWaiting();
      show();
      end();
    }
    isRunning = false;
    if (newest > (state.known.version ?? newest)) void readAgain();
  }

  async function perform(job: Job): Promise<EditOutcome> {
    const unit = job.unit();
    if (unit === undefined) return { ok: true };
    const { about: edit } = unit;
    const isEdit = job.as === 'edit';
    const kept = unit.edits.flatMap((each) => unreadablePart(each) ?? []);
    const steps = plan(
      unit.edits.flatMap((each) => readablePart(each) ?? []),
      rights,
    );
    if ('lacking' in steps) {
      // It can still be taken back by a service that learns how.
      if (!isEdit) history.putBack(job.as, unit);
      job.isMade = false;
      tell({ kind: 'lacking', edit, lacking: steps.lacking });
      return { ok: false, problem: undefined };
    }
    const refuse = (problem: ClinicProblem): EditOutcome => {
      job.waiting = [];
      job.isMade = false;
      if (!isEdit) history.putBack(job.as, unit);
      tellRefusal({ edit, as: job.as, problem, made: 0, of: steps.length });
      return { ok: false, problem };
    };
    if (job.overtaken) return refuse(job.overtaken);
    if (isEdit) job.waiting = [...steps];
    const { sawSigned } = job;
    let performed: PerformedSteps;
    try {
      const perform = await performer();
      const onWait = (isUnknown: boolean) =>
        tellWaiting({ kind: 'waiting', edit, as: job.as, isUnknown });
      performed = await perform(steps, { ...performing, sawSigned, onWait }, () => {
        job.waiting.shift();
      });
    } catch (error) {
      if (error instanceof ClinicProblem) return refuse(error);
      // Also of a fault of ours nobody may take the edit for made.
      refuse(new ClinicProblem(500, 'INTERNAL_ERROR'));
      throw error;
    }
    const { made, inverse, replaced, joined, isGivenUp, left, problem } = performed;
    job.waiting = [];
    job.isMade = made > 0;
    history.remember(job.as, { about: edit, edits: inverse });
    if (problem) {
      if (!isEdit) history.putBack(job.as, { about: edit, edits: [...left, ...kept] });
      if (problem.code === 'CHANGED_UNREAD')
        for (const next of jobs.slice(1)) next.overtaken = problem;
      tellRefusal({ edit, as: job.as, problem, made, of: steps.length });
      return { ok: false, problem };
    }
    if (made > 0 || (kept.length === 0 && !isGivenUp)) {
      const left = withoutMade(refused, { edit, as: job.as });
      // What comes to the fore then was told in passing.
      if (left.at(-1) !== refused.at(-1)) isRead = false;
      refused = left;
    }
    if (kept.length > 0) {
      // No service ever learns what it did not tell: that does not become possible later.
      tell({ kind: 'lacking', edit, lacking: made > 0 ? 'somePlans' : 'plan' });
      return { ok: false, problem: undefined };
    }
    if (made > 0) tell({ kind: 'made', edit, replaced, joined, as: job.as });
    if (made === 0 && !isGivenUp) tell({ kind: 'as-it-was', edit, as: job.as });
    return isGivenUp ? { ok: false, problem: undefined } : { ok: true };
  }

  async function readAgain(): Promise<void> {
    if (!ports.read) return;
    const before = state.known;
    const told = newest;
    try {
      const known = wholeChart(await ports.read());
      // What was sent meanwhile has told more than this reading.
      if (jobs.length > 0 || state.known !== before) return;
      show({ known });
      if (known.version !== before.version) {
        const changed = changedPlaces(before.chart, known.chart);
        const { dentitionMode: now } = known.chart;
        const mode = now === before.chart.dentitionMode ? undefined : now;
        tell({ kind: 'colleague', changed, mode });
      }
      // Still newer was told of while this was read.
      if (newest > told && newest > (known.version ?? newest)) void readAgain();
    } catch (error) {
      // What is shown is as old as it was; the next news, or the next edit, reads again.
      if (!(error instanceof ClinicProblem)) throw error;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit(edit) {
      const why = edit.kind === 'sign' ? whyNotSign(edit.version, state) : undefined;
      if (why) return Promise.resolve({ ok: false, problem: notSigned(why) });
      if (edit.kind !== 'findings')
        return enqueue('edit', () => ({ about: edit, edits: [edit] }), [edit]);
      const { known } = state;
      const seen = seenIn(edit, known.chart, expectedOf(known, NOT_NAMED));
      const decided = { ...edit, seen };
      return enqueue('edit', () => ({ about: edit, edits: [decided] }), [edit]);
    },
    undo() {
      const last = jobs.findLast(({ as }) => as === 'edit');
      // What was refused is off the screen already; the edit before it was not meant.
      return enqueue('undo', () => (last?.isMade === false ? undefined : history.take('undo')));
    },
    redo: () => enqueue('redo', () => history.take('redo')),
    refusalRead(number) {
      isRead ||= refused.at(-1)?.number === number;
    },
    closeRefusal(number) {
      if (refused.at(-1)?.number === number) forgetRefused();
    },
    noticed(version) {
      newest = version;
      if (!isRunning && newest !== state.known.version) void readAgain();
    },
  };
}

function plan(
  edits: readonly Edit[],
  rights: ChartRights,
): readonly Edit[] | { readonly lacking: Lacking } {
  const steps: Edit[] = [];
  for (const edit of edits) {
    const planned = stepsOf(edit, rights);
    if (planned.lacking !== undefined) return { lacking: planned.lacking };
    steps.push(...planned.steps);
  }
  return steps;
}
