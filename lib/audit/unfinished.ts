import type { TrailRow } from './read-trail';

/** What a row that says "done" is only the first half of; the second has a row of its own. */
export function unfinishedPart({
  action,
  detail,
}: Pick<TrailRow, 'action' | 'detail'>): 'code' | 'enrolment' | undefined {
  if (action === 'sign-in' && detail?.awaits === 'second-factor') return 'code';
  if (action === 'second-factor.enrol' && detail?.step === 'codes-issued') return 'enrolment';
  return undefined;
}
