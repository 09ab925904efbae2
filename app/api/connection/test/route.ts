import { record } from '@/lib/audit/audit';
import { protectedRoute } from '@/lib/auth/protected-route';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import { testConnection } from '@/lib/connection/test-connection.server';
import { answer } from '@/lib/http/answer';
import { mayDo, type Role } from '@/lib/rules/roles';

const protection = {
  action: 'connection.test',
  may: (role: Role) => mayDo(role, 'connection.test'),
} as const;

/** Asks the clinic service once, now; answers how it went and how long it took. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const test = await testConnection(context.correlationId);
    const detail = { outcome: test.problem?.code ?? 'ok', took: test.took };
    await record(ownRow(requestCaller(context, request.headers), 'connection.test', { detail }));
    return answer(test);
  });
}

export const dynamic = 'force-dynamic';
