import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import type { ChartRights } from '../chart-rights';
import type { Edit } from './edit';
import { readablePart, unreadablePart } from './edit';
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
import { notSigned, refusalOf, whyNotSign, withoutMade, withRefused } from './editor-state';
import { type KnownChart, wholeChart } from './known-chart';
import { changedPlaces, NOT_NAMED, seenIn } from './merge';
import type { Performing, StepPorts } from './perform-step';
import type { PerformedSteps, performSteps } from './perform-steps';
import { predicted } from './predicted';

interface EditorOptions {
  readonly known: KnownChart;
  readonly ports: StepPorts;
  /** Loads the code that sends, with the first edit. Throws `ClinicProblem` when it cannot be loaded. */
  readonly performer: () => Promise<typeof performSteps>;
  readonly rights: ChartRights;
  /** The evolution of a new finding, by the catalog. */
  readonly firstEvolution: () => string;
}

type Waiting = Extract<EditorNews, { kind: 'waiting' }>;

interface Job {
  readonly as: EditKind;
  /** Called when the job begins: the edit to be undone may still be on its way before. */
  readonly unit: () => Unit | undefined;
  /** The edits shown until they are answered. */
  waiting: Edit[];
  /** Whether the chart was signed when the person decided. */
  readonly sawSigned: boolean;
  /** Whether a step of it was made. Set when the job ends. */
  isMade?: boolean;
  /** Why the job is refused: the chart changed before it began, and cannot be read. */
  overtaken?: ClinicProblem;
  readonly done: (outcome: EditOutcome) => void;
  readonly failed: (error: unknown) => void;
}

export interface ChartEditor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the edit at once. Resolves when the service has answered. */
  readonly submit: (edit: Edit) => Promise<EditOutcome>;
  readonly undo: () => Promise<EditOutcome>;
  readonly redo: () => Promise<EditOutcome>;
  /** The person has seen this refusal: it goes with the next edit. */
  readonly refusalRead: (number: number) => void;
  /** The person closes this refusal. Ignored when a newer one is shown. */
  readonly closeRefusal: (number: number) => void;
  /** Tells the version that the service has. The chart is read again when it is another. */
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
  /** Kept until the person has read the last one and begins another edit. */
  let refused: readonly Numbered<Refused>[] = [];
  let isRead = false;
  /** The version that the service was last said to have, also by one's own edits. */
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

  /** Tells of waiting once: a screen reader would repeat it. */
  function tellWaiting(news: Waiting): void {
    const told = state.news?.news;
    const isTold =
      told?.kind === 'waiting' && told.edit === news.edit && told.isUnknown === news.isUnknown;
    if (!isTold) tell(news);
  }

  /** Takes the news of waiting away. */
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
    const steps = stepsOfAll(
      unit.edits.flatMap((each) => readablePart(each) ?? []),
      rights,
    );
    if ('lacking' in steps) {
      // Kept, since the service may offer the operation later.
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
      // A fault of our own code refuses the edit as well, so that it is not taken for made.
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
      // The refusal shown then has not been read.
      if (left.at(-1) !== refused.at(-1)) isRead = false;
      refused = left;
    }
    if (kept.length > 0) {
      // Not kept to be tried again: a plan that could not be read stays unread.
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
      // An edit sent meanwhile has told more than this reading.
      if (jobs.length > 0 || state.known !== before) return;
      show({ known });
      if (known.version !== before.version) {
        const changed = changedPlaces(before.chart, known.chart);
        const { dentitionMode: now } = known.chart;
        const mode = now === before.chart.dentitionMode ? undefined : now;
        tell({ kind: 'colleague', changed, mode });
      }
      // A newer version was told while this one was read.
      if (newest > told && newest > (known.version ?? newest)) void readAgain();
    } catch (error) {
      // The chart shown stays; the next news or edit reads it again.
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
      // A refused edit has left the screen: undo does not take back the one before it.
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

function stepsOfAll(
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
