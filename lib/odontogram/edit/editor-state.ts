import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import { placeKey } from '../place';
import type { Edit } from './edit';
import type { Lacking } from './edit-steps';
import type { KnownChart } from './known-chart';
import type { Clash } from './merge';

/** An edit that was not made, or may not have been made. */
export interface Refused {
  readonly edit: Edit;
  readonly as: EditKind;
  readonly problem: ClinicProblem;
  /** How many steps were made, and of how many. */
  readonly made: number;
  readonly of: number;
}

export interface Refusal extends Refused {
  readonly kind: 'refused';
  /** Earlier refusals that the person may not have read yet. */
  readonly before: readonly Refused[];
}

/** The outcome of an edit, to be told to the person. */
export type EditorNews =
  | Refusal
  | {
      readonly kind: 'made';
      readonly edit: Edit;
      readonly replaced: readonly ChartFinding[];
      readonly joined: boolean;
      readonly as: EditKind;
    }
  /**
   * Nobody is reached: it is sent when somebody is, and those after it wait. `isUnknown`: its answer was
   * lost, and nobody tells yet whether it was made.
   */
  | {
      readonly kind: 'waiting';
      readonly edit: Edit;
      readonly as: EditKind;
      readonly isUnknown: boolean;
    }
  /** A part of the plan could not be read: of all findings (`plan`), or of some (`somePlans`). */
  | {
      readonly kind: 'lacking';
      readonly edit: Edit;
      readonly lacking: Lacking | 'plan' | 'somePlans';
    }
  /** Nothing was left to do. */
  | { readonly kind: 'as-it-was'; readonly edit: Edit; readonly as: EditKind }
  /** A colleague's changes, shown now. `mode`: the dentition they changed it to. */
  | {
      readonly kind: 'colleague';
      readonly changed: readonly Clash[];
      readonly mode: string | undefined;
    };

/** `number` tells apart two that say the same. */
export interface Numbered<News> {
  readonly number: number;
  readonly news: News;
}

export type EditKind = 'edit' | 'undo' | 'redo';

/** A question that the person must answer before anything else is sent. */
export interface OpenClash {
  readonly step: Edit;
  readonly clashes: readonly Clash[];
  readonly answer: (choice: 'mine' | 'theirs') => void;
}

export interface EditorState {
  readonly known: KnownChart;
  /** The known chart with the edits that are not answered yet. */
  readonly shown: Chart;
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clash: OpenClash | undefined;
  /** The last news. */
  readonly news: Numbered<EditorNews> | undefined;
  /** The last refusal. It stays until it is read, also when other edits are made. */
  readonly refusal: Numbered<Refusal> | undefined;
}

export type EditOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ClinicProblem | undefined };

interface Attempt {
  readonly edit: Edit;
  readonly as: EditKind;
}

/** Adds a refusal. It takes the place of an equal one of which surely nothing was made. */
export function withRefused(
  before: readonly Numbered<Refused>[],
  one: Numbered<Refused>,
): readonly Numbered<Refused>[] {
  const others = before.filter(
    ({ news }) => news.made > 0 || isUnknown(news.problem) || !isSame(news, one.news),
  );
  return [...others, one];
}

/** Removes the refusals of an edit that was made later. */
export function withoutMade(
  before: readonly Numbered<Refused>[],
  made: Attempt,
): readonly Numbered<Refused>[] {
  return before.filter(({ news }) => !isSame(news, made));
}

/** Puts refusals together into one. */
export function refusalOf(all: readonly Numbered<Refused>[]): Numbered<Refusal> | undefined {
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const before = all.slice(0, -1).map(({ news }) => news);
  return { number: last.number, news: { ...last.news, kind: 'refused', before } };
}

function isSame(one: Attempt, other: Attempt): boolean {
  return one.as === other.as && subjectOf(one.edit) === subjectOf(other.edit);
}

/** What an edit is about, without versions and ids, which are others when it is tried again. */
function subjectOf(edit: Edit): string {
  if (edit.kind === 'sign') return edit.kind;
  if (edit.kind === 'finding')
    return [placeKey(edit.finding), ...Object.keys(edit.change).sort()].join(' ');
  if (edit.kind !== 'findings') return JSON.stringify(edit);
  const put = edit.register.map((each) => `+${each.catalogFindingId} ${placeKey(each)}`);
  return [...put, ...edit.remove.map((each) => `-${placeKey(each)}`)].sort().join(' ');
}

/** Whether an error leaves open if the change was made. */
export function isUnknown(error: unknown): error is ClinicProblem {
  return (
    error instanceof ClinicProblem &&
    (error.code === 'OUTCOME_UNKNOWN' || error.code === 'UNEXPECTED')
  );
}

/** Why a chart cannot be signed as a person saw it. */
export type WhyNotSign = 'unreadable' | 'busy' | 'changed';

/** Why the chart cannot be signed. `version` is the one that the person saw. */
export function whyNotSign(
  version: number | undefined,
  { known, isBusy }: Pick<EditorState, 'known' | 'isBusy'>,
): WhyNotSign | undefined {
  if (!isReadable(known)) return 'unreadable';
  if (isBusy) return 'busy';
  return known.version === version ? undefined : 'changed';
}

/** The refusal of a signature, in the shape of one by the service. */
export function notSigned(why: WhyNotSign): ClinicProblem {
  return new ClinicProblem(409, 'NOT_SIGNED', { details: { why } });
}

function isReadable({ isWhole, chart }: KnownChart): boolean {
  return (
    isWhole &&
    chart.unreadable === undefined &&
    chart.findings.every(({ unreadableItems = 0 }) => unreadableItems === 0)
  );
}
