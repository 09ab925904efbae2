import * as z from 'zod/mini';
import { ensureWritable, record } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { protectedRoute } from '@/lib/auth/protected-route';
import { endOtherSessions } from '@/lib/auth/staff-accounts';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';

const body = z.strictObject({ end: z.literal('others') });

// Everybody's own account.
const protection = { action: 'account.end-sessions' as const, may: () => true };

/** Signs the person out everywhere else. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, ...origin }) => {
    await parseBody(request, body);
    await ensureWritable();
    await endOtherSessions(session.staff.id, session.id);
    const subject = auditSubject(session.staff);
    const { action } = protection;
    await record({ ...subject, ...origin, action, result: 'ok', status: 200 });
    return answer({ status: 'ended' });
  });
}

export const dynamic = 'force-dynamic';
