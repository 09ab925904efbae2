import { readUpcoming } from '@/lib/agenda/read-upcoming.server';
import { note } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { type ProtectedRequest, protectedRoute } from '@/lib/auth/protected-route';
import { problemOf } from '@/lib/clinic/problem-of';
import { ID_PATTERN } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';
import { problem } from '@/lib/http/problem';
import { browserLocale } from '@/lib/i18n/locale';
import { mayCall } from '@/lib/rules/roles';

const ACTION = 'appointments.upcoming';

/** The confirmed appointments of a doctor that are still to come: what a change of hours may break. */
export function GET(request: Request): Promise<Response> {
  const doctorId = new URL(request.url).searchParams.get('doctorId') ?? '';
  const isId = ID_PATTERN.test(doctorId);
  return protectedRoute(
    request,
    {
      action: ACTION,
      may: (role) => mayCall(role, 'appointments.list'),
      ...(isId && { about: { detail: { doctorId } } }),
    },
    async (context) => {
      const { correlationId } = context;
      if (!isId) {
        const fields = [{ path: 'doctorId', code: 'invalid_format', message: 'Must be an id.' }];
        return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields });
      }
      const locale = context.session.staff.locale ?? browserLocale(request.headers);
      try {
        const entries = await readUpcoming(doctorId, { correlationId, locale });
        noteList(context, doctorId);
        return answer(entries);
      } catch (error) {
        const expected = problemOf(error, correlationId);
        if (expected === undefined) throw error;
        return expected;
      }
    },
  );
}

/** Names of patients are in it, so it is on the trail as any list of theirs. */
function noteList({ session, correlationId, address }: ProtectedRequest, doctorId: string): void {
  note({
    ...auditSubject(session.staff),
    correlationId,
    address,
    action: ACTION,
    result: 'ok',
    status: 200,
    detail: { doctorId },
  });
}
