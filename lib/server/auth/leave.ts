import 'server-only';
import { recordDone } from '@/lib/server/audit/audit';
import { auditSubject } from '@/lib/server/audit/audit-entry';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { dropDraftKey } from './draft-keys.server';
import { knownDevice } from './second-factor/known-device';
import { endSession } from './session';

/**
 * Ends the session of a request, if it has one, and puts on the trail that its person left. Signing out
 * deletes the key of their drafts. After the idle lock they find their drafts again.
 */
export async function leave(
  headers: Headers,
  origin: RequestOrigin,
  action: 'sign-out' | 'idle-lock',
): Promise<void> {
  const ended = await endSession(headers);
  if (ended === null) return;
  const { id, email } = ended.staff;
  const device = knownDevice(headers, email);
  if (action === 'sign-out' && device !== undefined) await dropDraftKey(id, device);
  const subject = auditSubject(ended.staff);
  await recordDone({ ...subject, ...origin, action, result: 'ok', status: 200 });
}
