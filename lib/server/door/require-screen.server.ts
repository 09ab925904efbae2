import 'server-only';
import { operations } from '@/lib/contract/operations';
import { isOwnRight, mayDo, type OwnRight, type Right } from '@/lib/kit/rights';
import { type RightfulScreen, SCREENS } from '@/lib/screens';
import { recordDone } from '@/lib/server/audit/audit';
import type { RawInput } from '@/lib/server/clinic/parse-input';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { ForbiddenError, requireRight } from '@/lib/server/door/on-behalf-of';
import { ownRow } from './own-row';

/**
 * The no-access page, and a refusal on the trail, where the person's role does not have the right to
 * the screen. `input` says whose data was wanted.
 */
export async function requireScreen(
  caller: Caller,
  name: RightfulScreen,
  input: RawInput = {},
): Promise<void> {
  const right: Right = SCREENS[name].right;
  await loadForPage(
    caller,
    isOwnRight(right)
      ? requireOwnRight(caller, right)
      : requireRight(caller, operations[right], input),
  );
}

/**
 * For a page of what the application keeps by itself: throws `ForbiddenError`, and puts the refusal on
 * the audit trail, where the person's role does not have the right.
 */
async function requireOwnRight(caller: Caller, right: OwnRight): Promise<void> {
  if (mayDo(caller.session.staff.role, right)) return;
  await recordDone({ ...ownRow(caller, right, {}), result: 'refused', status: 403 });
  throw new ForbiddenError(right);
}
