import 'server-only';
import { recordDone } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import type { RequestOrigin } from '@/lib/http/request-origin';
import { endSession } from './session';

/** Ends the session of a request, if it has one, and puts on the trail that its person left. */
export async function leave(
  headers: Headers,
  origin: RequestOrigin,
  action: 'sign-out' | 'idle-lock',
): Promise<void> {
  const ended = await endSession(headers);
  if (ended === null) return;
  const subject = auditSubject(ended.staff);
  await recordDone({ ...subject, ...origin, action, result: 'ok', status: 200 });
}
