import { appointmentHistory } from '@/lib/audit/appointment-history';
import { note } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { protectedRoute } from '@/lib/auth/protected-route';
import { ID_PATTERN } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';
import { problem } from '@/lib/http/problem';
import { mayCall } from '@/lib/rules/roles';

const ACTION = 'appointments.history';

/** Who booked an appointment and what became of it through this application. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const appointmentId = searchParams.get('appointment') ?? '';
  const patientId = searchParams.get('patient') ?? '';
  const wrong = Object.entries({ appointment: appointmentId, patient: patientId }).filter(
    ([, id]) => !ID_PATTERN.test(id),
  );
  const about = wrong.length === 0 ? { patientId, detail: { appointmentId } } : {};
  return protectedRoute(
    request,
    { action: ACTION, may: (role) => mayCall(role, 'appointments.read'), about },
    async ({ session, correlationId, address }) => {
      if (wrong.length > 0) {
        const message = 'Must be an id.';
        const fields = wrong.map(([path]) => ({ path, code: 'invalid_format', message }));
        return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields });
      }
      const history = await appointmentHistory(appointmentId, patientId);
      note({
        ...auditSubject(session.staff),
        ...about,
        correlationId,
        address,
        action: ACTION,
        result: 'ok',
        status: 200,
      });
      return answer(history);
    },
  );
}
