import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';

/** A procedure that was made through this application, as the trail has it. */
export interface MadeProcedure {
  readonly id: string;
  readonly name: string;
  /** Minutes, as it was when it was made. */
  readonly duration?: number;
}

/** More than any clinic has; the newest count. */
const MOST = 1_000;

/** Newest first: for a service that makes procedures and lists none. */
export async function proceduresMade(): Promise<MadeProcedure[]> {
  const db = await database();
  const rows = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(
      and(
        eq(audit.action, 'procedures.create'),
        eq(audit.result, 'ok'),
        sql`${audit.detail}->>'procedureId' is not null`,
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(MOST);
  return rows.map(({ detail }) => {
    const { procedureId, name, duration } = detail ?? {};
    return {
      id: String(procedureId),
      name: typeof name === 'string' ? name : String(procedureId),
      ...(typeof duration === 'number' && { duration }),
    };
  });
}
