import { ClinicProblem } from '@/lib/queries/problem';
import type { EditorState } from './editor-state';
import type { KnownChart } from './known-chart';

/** Why a chart cannot be signed as a person saw it. */
export type WhyNotSign = 'unreadable' | 'busy' | 'changed';

/** `version` is the one that the person saw: nobody signs what they have not seen, or nobody can read. */
export function whyNotSign(
  version: number | undefined,
  { known, isBusy }: Pick<EditorState, 'known' | 'isBusy'>,
): WhyNotSign | undefined {
  if (!isReadable(known)) return 'unreadable';
  if (isBusy) return 'busy';
  return known.version === version ? undefined : 'changed';
}

/** As a refusal of the service would be told. */
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
