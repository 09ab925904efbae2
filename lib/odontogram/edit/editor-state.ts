import type { ClinicProblem } from '@/lib/queries/problem';
import type { Chart, ChartFinding } from '../chart-data';
import type { Clash } from './clashes';
import type { Edit } from './edit';
import type { Lacking } from './edit-steps';
import type { KnownChart } from './known-chart';

/** An edit that was not made, or not surely. */
export interface Refused {
  readonly edit: Edit;
  readonly as: EditKind;
  readonly problem: ClinicProblem;
  /** Steps that were made before it was refused, and how many there were to make. */
  readonly made: number;
  readonly of: number;
}

export interface Refusal extends Refused {
  readonly kind: 'refused';
  /** Others before it that one may not have read of yet. */
  readonly before: readonly Refused[];
}

/** What has just come of an edit and has to be told. */
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
  /** Of a `plan`, or of `somePlans` while the rest was made, a part that can be read is lacking. */
  | {
      readonly kind: 'lacking';
      readonly edit: Edit;
      readonly lacking: Lacking | 'plan' | 'somePlans';
    }
  /** Nothing was left to do of it. */
  | { readonly kind: 'as-it-was'; readonly edit: Edit; readonly as: EditKind }
  /** Made by a colleague, and shown now; with the dentition where that is another. */
  | {
      readonly kind: 'colleague';
      readonly changed: readonly Clash[];
      readonly mode: string | undefined;
    };

/** `number` tells two that say the same apart. */
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
  /** With what was not answered yet. */
  readonly shown: Chart;
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly clash: OpenClash | undefined;
  /** The last of it. */
  readonly news: Numbered<EditorNews> | undefined;
  /** That itself, or one from before it: what is done before a refusal was read does not hide it. */
  readonly refusal: Numbered<Refusal> | undefined;
}

export type EditOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ClinicProblem | undefined };
