import 'server-only';
import { recordDone } from '@/lib/audit/audit';
import { mayDo, type OwnRight } from '@/lib/rules/rights';
import type { Caller } from './caller';
import { ForbiddenError } from './on-behalf-of';
import { ownRow } from './own-row';

/**
 * For a page of what the application keeps by itself: throws `ForbiddenError`, and puts the refusal on
 * the audit trail, where the person's role does not have the right.
 */
export async function requireOwnRight(caller: Caller, right: OwnRight): Promise<void> {
  if (mayDo(caller.session.staff.role, right)) return;
  await recordDone({ ...ownRow(caller, right, {}), result: 'refused', status: 403 });
  throw new ForbiddenError(right);
}
