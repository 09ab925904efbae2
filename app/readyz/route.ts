import { ensureWritable } from '@/lib/server/audit/audit';
import { clinicHealth } from '@/lib/server/clinic/health';
import { applicationDatabase } from '@/lib/server/db/application-database';

/**
 * Whether this process can serve: its own database can be read and what must be on record written,
 * and the clinic service answers.
 */
export async function GET(): Promise<Response> {
  const [database, clinicService] = await Promise.all([databaseHealth(), clinicHealth()]);
  const ready = database === 'ok' && clinicService === 'ok';
  return Response.json(
    { status: ready ? 'ok' : 'not-ready', database, clinicService },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

async function databaseHealth(): Promise<'ok' | 'down'> {
  try {
    await (await applicationDatabase()).ping();
    // Without a trail nothing may be done that has to be on it.
    await ensureWritable();
    return 'ok';
  } catch {
    // Why it is down is in the log of whoever needed it; this answer only says that it is.
    return 'down';
  }
}

export const dynamic = 'force-dynamic';
