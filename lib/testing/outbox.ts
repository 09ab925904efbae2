import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { ClinicError } from '@/lib/server/clinic/errors';
import { database } from '@/lib/server/db/application-database';
import { outbox } from '@/lib/server/db/schema';
import type { Change, Lookup } from '@/lib/server/outbox/change';
import type { Clock } from '@/lib/server/outbox/clock';
import { createOutbox } from '@/lib/server/outbox/outbox';

/** Time that passes when somebody waits, and at once. */
export function testClock() {
  const waits: number[] = [];
  let time = 0;
  return {
    waits,
    now: () => time,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  };
}

/** A process that has its database for itself. */
export function alone(clock: Clock = testClock()) {
  return createOutbox({ open: async () => ({ db: await database(), kind: 'pglite' }), clock });
}

/** One of several processes on one database. */
export function replica(clock: Clock = testClock()) {
  return createOutbox({ open: async () => ({ db: await database(), kind: 'postgres' }), clock });
}

/** A booking nobody has asked for before, of which it is counted what becomes of it. */
export function newChange({ send = async () => ({ id: 'a1' }), ...given }: Partial<Change> = {}) {
  return {
    staffId: 'u1',
    key: randomUUID(),
    operation: 'appointments.create',
    bodyHash: 'hash-of-the-booking',
    correlationId: 'call-0001',
    toKeep: (answer: unknown) => answer,
    ...given,
    send: vi.fn(send),
    made: vi.fn<Change['made']>(async () => undefined),
    failed: vi.fn<Change['failed']>(async () => undefined),
  };
}

/** Looks, one after the other, find these; the last one again and again. */
export function looks(...found: readonly unknown[]) {
  let count = 0;
  const find = vi.fn<Lookup['find']>(async () => {
    const each = found[Math.min(count, found.length - 1)];
    count += 1;
    if (each instanceof Error) throw each;
    return each;
  });
  return { refusesSecond: true, find };
}

export function failure(status: number, code: string): ClinicError {
  return new ClinicError(status, code, {
    operation: 'appointments.create',
    correlationId: 'call-0001',
  });
}

export const LOST = failure(504, 'OUTCOME_UNKNOWN');
export const UNREACHABLE = failure(502, 'SERVICE_UNREACHABLE');

/** How `OUTCOME_UNKNOWN` is told, whoever found out. */
export const UNKNOWN = { status: 504, code: 'OUTCOME_UNKNOWN' };

export async function rowOf({ staffId, key }: Change) {
  const where = and(eq(outbox.staffId, staffId), eq(outbox.key, key));
  const [row] = await (await database()).select().from(outbox).where(where);
  return row;
}

/** Leaves the row that some process would have left so long ago. */
export async function leaveRow(
  { staffId, key, operation, bodyHash }: Change,
  state: 'pending' | 'sent' | 'done' | 'unknown',
  age = '0 seconds',
): Promise<void> {
  const db = await database();
  const updatedAt = sql`now() - ${age}::interval`;
  await db.insert(outbox).values({ staffId, key, operation, bodyHash, state, updatedAt });
}
