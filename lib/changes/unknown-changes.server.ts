import 'server-only';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type OperationId, operations } from '@/lib/contract/operations';
import type { Role } from '@/lib/contract/roles';
import { mayCall } from '@/lib/kit/rights';
import { fullName } from '@/lib/kit/text/full-name';
import { database } from '@/lib/server/db/application-database';
import { outbox, staff } from '@/lib/server/db/schema';
import { recordShown } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { patientName } from '@/lib/server/door/patient-names.server';
import { settleRow } from '@/lib/server/outbox/outbox-rows';

/** A change whose answer was lost, and of which nobody has said whether it was made. */
export interface UnknownChange {
  readonly staffId: string;
  /** Its idempotency key. */
  readonly key: string;
  readonly operation: OperationId;
  /** An instant. */
  readonly at: Date;
  /** Who sent it; undefined where the account is gone. */
  readonly by: string | undefined;
  /** Undefined where it is about no patient, or nobody could read the name. */
  readonly patient: string | undefined;
}

interface Wanted {
  readonly patientId?: string;
  /** Of these resources alone, such as `invoices`. */
  readonly resources?: readonly string[];
}

const MOST = 50;

/** Sent again, these leave what they left before: nobody has to find out what became of the first. */
const REPLACE_THEMSELVES = ['odontogram', 'api-keys', 'schedules'];

/**
 * Changes of unknown outcome that this person's role could have made, oldest first. Where they name
 * patients they count on the trail as a list of them.
 */
export async function unknownChanges(
  caller: Caller,
  wanted: Wanted = {},
): Promise<UnknownChange[]> {
  const listed = operationsOf(caller.session.staff.role, wanted.resources);
  if (listed.length === 0) return [];
  const rows = await (await database())
    .select({
      staffId: outbox.staffId,
      key: outbox.key,
      operation: outbox.operation,
      at: outbox.createdAt,
      by: staff.name,
      patientId: outbox.patientId,
    })
    .from(outbox)
    .leftJoin(staff, eq(staff.id, outbox.staffId))
    .where(
      and(
        isNull(outbox.settledAs),
        inArray(outbox.operation, listed),
        or(
          eq(outbox.state, 'unknown'),
          // A process that died left it so.
          and(eq(outbox.state, 'sent'), lt(outbox.updatedAt, sql`now() - interval '1 minute'`)),
        ),
        ...(wanted.patientId === undefined ? [] : [eq(outbox.patientId, wanted.patientId)]),
      ),
    )
    .orderBy(asc(outbox.createdAt))
    .limit(MOST);
  const { patientId } = wanted;
  const named = rows.flatMap((row) => row.patientId ?? []);
  if (named.length > 0)
    await recordShown(caller, ownRow(caller, 'changes.list', { patientId }), named);
  return Promise.all(
    rows.map(async ({ patientId: id, by, operation, ...row }) => ({
      ...row,
      operation: operation as OperationId,
      by: by ?? undefined,
      patient: id === null || patientId !== undefined ? undefined : await nameOf(id, caller),
    })),
  );
}

/**
 * Notes that a person looked, and what they found. Resolves with the patient the change was about, or
 * null where there is no such change or their role could not have made it.
 */
export async function settleChange(
  { session }: Caller,
  { staffId, key, as }: { staffId: string; key: string; as: 'made' | 'not-made' },
): Promise<{ readonly operation: string; readonly patientId: string | undefined } | null> {
  const db = await database();
  const [row] = await db
    .select({ operation: outbox.operation, patientId: outbox.patientId })
    .from(outbox)
    .where(and(eq(outbox.staffId, staffId), eq(outbox.key, key)));
  const { id, role } = session.staff;
  if (row === undefined || !operationsOf(role).some((one) => one === row.operation)) return null;
  if (!(await settleRow(db, { staffId, key }, as, id))) return null;
  return { operation: row.operation, patientId: row.patientId ?? undefined };
}

function operationsOf(role: Role, resources?: readonly string[]): OperationId[] {
  return Object.values(operations)
    .filter(({ method }) => method !== 'GET')
    .map(({ id }) => id)
    .filter((id) => {
      const resource = id.split('.')[0] ?? id;
      return (
        mayCall(role, id) &&
        !REPLACE_THEMSELVES.includes(resource) &&
        (resources?.includes(resource) ?? true)
      );
    });
}

async function nameOf(id: string, caller: Caller): Promise<string | undefined> {
  const patient = await patientName(id, caller);
  return patient === 'gone' || patient === 'unread' ? undefined : fullName(patient);
}
