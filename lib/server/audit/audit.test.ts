import { asc, desc, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDatabase, database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { checkTrail, emptyTrail, trailWriter } from '@/lib/testing/trail';
import {
  AuditUnavailableError,
  flushAudit,
  note,
  openTrail,
  recentPatients,
  record,
  recordDone,
  recordView,
  trailHeads,
} from './audit';
import { FIRST_HASH, type UnkeyedRow, unkeyedHash } from './canonical';
import { trailKey } from './trail-key';
import { verifyChain } from './verify-chain';

withApplication();

beforeEach(emptyTrail);

const signIn = { action: 'sign-in', result: 'ok' } as const;
const rows = async () => (await database()).select().from(audit).orderBy(asc(audit.seq));

async function signInTimes(times: number): Promise<void> {
  for (let row = 0; row < times; row += 1) await record(signIn);
}

describe('the chain', () => {
  test('is intact after concurrent rows, its head remembered', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        record({ action: 'patients.read', result: 'ok', detail: { index, z: true, a: 'x' } }),
      ),
    );
    expect(await checkTrail()).toEqual({
      intact: true,
      rows: 41,
      ofOtherKeys: 0,
      since: (await rows())[0]?.at.toISOString(),
      headKnown: trailHeads().at(-1)?.at,
    });
  });

  test.each([-1, 0])('shows a row that somebody numbered %i', async (seq) => {
    await signInTimes(2);
    const [row] = await rows();
    if (!row) throw new Error('there is no row');
    await (await database()).insert(audit).values({ ...row, seq, number: 90, hash: 'y' });
    expect(await checkTrail()).toMatchObject({ intact: false, what: 'altered', seq });
  });

  test('shows rows that were put into another order', async () => {
    await signInTimes(5);
    const [, second, third] = await rows();
    const db = await database();
    const move = (from: number, seq: number) =>
      db.update(audit).set({ seq }).where(eq(audit.seq, from));
    const [a, b] = [second?.seq ?? 0, third?.seq ?? 0];
    await move(a, 100_000);
    await move(b, a);
    await move(100_000, b);
    expect(await checkTrail()).toMatchObject({ intact: false, what: 'altered' });
  });

  test('shows a row that was altered', async () => {
    await signInTimes(5);
    const altered = (await rows())[3];
    const db = await database();
    await db
      .update(audit)
      .set({ staffName: 'Nadie' })
      .where(eq(audit.seq, altered?.seq ?? 0));
    expect(await checkTrail()).toEqual({
      intact: false,
      what: 'altered',
      seq: altered?.seq,
      at: altered?.at.toISOString(),
    });
  });

  test('shows a row that was taken out', async () => {
    await signInTimes(5);
    const [, , out, next] = await rows();
    await (await database()).delete(audit).where(eq(audit.seq, out?.seq ?? 0));
    expect(await checkTrail()).toMatchObject({ what: 'missing', seq: next?.seq });
  });

  test('shows that its ten last rows were taken', async () => {
    await signInTimes(20);
    const kept = (await rows())[10]?.seq ?? 0;
    await (await database()).delete(audit).where(gt(audit.seq, kept));
    expect(await checkTrail()).toMatchObject({ intact: false, what: 'cut', seq: kept });
  });

  test('shows that all of it was hashed anew in another name, without the key', async () => {
    await signInTimes(5);
    const db = await database();
    let previousHash = FIRST_HASH;
    for (const row of await rows()) {
      const forged = { ...row, staffName: 'Otra', previousHash };
      previousHash = unkeyedHash(forged);
      await db
        .update(audit)
        .set({ ...forged, hash: previousHash })
        .where(eq(audit.seq, row.seq));
    }
    expect(await checkTrail([])).toMatchObject({ intact: false, what: 'altered' });
  });

  test('shows that an earlier chain was taken out whole, though no head is remembered', async () => {
    await signInTimes(3);
    const [first] = await rows();
    await restart();
    await signInTimes(3);
    await (await database()).delete(audit).where(eq(audit.writer, first?.writer ?? ''));
    expect(await checkTrail([])).toMatchObject({ intact: false, what: 'missing' });
  });

  test('of two processes at once is intact', async () => {
    const other = trailWriter(async () => applicationDatabase());
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? record(signIn) : other.append(signIn, 'refuse'),
      ),
    );
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 22 });
  });

  test('goes on from rows of before the trail had a key, and nothing of theirs may follow', async () => {
    const db = await database();
    await db.delete(audit);
    await writeUnkeyed([1, 2, 3]);
    await restart();
    await record(signIn);
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 5 });
    const [newest] = await db.select().from(audit).orderBy(desc(audit.seq)).limit(1);
    await writeUnkeyed([(newest?.seq ?? 0) + 1]);
    expect(await checkTrail()).toMatchObject({ intact: false, what: 'altered' });
  });

  test('shows that a chain was altered that only says it has another key', async () => {
    await signInTimes(3);
    const db = await database();
    const [first, , , last] = await rows();
    const of = (seq: number | undefined) => eq(audit.seq, seq ?? 0);
    const detail = { ...first?.detail, key: '0123456789abcdef' };
    await db.update(audit).set({ detail }).where(of(first?.seq));
    await db.update(audit).set({ staffName: 'Otra' }).where(of(last?.seq));
    const found = { intact: false, what: 'altered', seq: first?.seq };
    // Its head is remembered with its key; without it, a row that was left as it was tells.
    expect(await checkTrail()).toMatchObject(found);
    expect(await checkTrail([])).toMatchObject(found);
  });

  test('shows a row with a number that no chain gives', async () => {
    await signInTimes(2);
    const [, row] = await rows();
    const { seq: _, ...forged } = { ...row, number: -1, staffName: 'Otra' };
    const [made] = await (await database())
      .insert(audit)
      .values(forged as typeof audit.$inferInsert)
      .returning({ seq: audit.seq });
    expect(await checkTrail()).toMatchObject({ intact: false, what: 'altered', seq: made?.seq });
  });

  test('says how many rows were written with another key', async () => {
    await signInTimes(3);
    const secret = 'another key, of 32 characters or more';
    const found = await verifyChain(await database(), {
      key: { ...trailKey(), secret, id: 'another' },
      heads: [],
    });
    expect(found).toMatchObject({ intact: true, rows: 4, ofOtherKeys: 4 });
  });

  test('is checked page by page, lets others in between, and stops when it is told to', async () => {
    await Promise.all(Array.from({ length: 1_199 }, () => record(signIn)));
    const db = await database();
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    const checking = { key: trailKey(), heads: [] };
    await verifyChain(db, { ...checking, onProgress: (checked) => told.push(checked) });
    clearInterval(timer);
    expect(told).toEqual([500, 1_000, 1_200]);
    expect(turns).toBeGreaterThan(0);
    const abort = new AbortController();
    const { signal } = abort;
    const stopped = verifyChain(db, { ...checking, signal, onProgress: () => abort.abort() });
    await expect(stopped).rejects.toThrow('aborted');
  });

  test('takes text that PostgreSQL would refuse', async () => {
    await record({ action: 'patients.list', result: 'ok', detail: { search: '\0\ud800 %' } });
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 2 });
  });
});

/** As when the process starts again. */
async function restart(): Promise<void> {
  globalThis.clinicAdminState?.delete('audit');
  await openTrail();
}

async function writeUnkeyed(numbers: readonly number[]): Promise<void> {
  const db = await database();
  let previousHash = FIRST_HASH;
  for (const seq of numbers) {
    const row: UnkeyedRow = {
      seq,
      at: new Date('2026-01-01T00:00:00Z'),
      action: 'sign-in',
      result: 'ok',
      status: 200,
      staffId: null,
      staffName: null,
      role: null,
      patientId: null,
      correlationId: null,
      address: null,
      detail: null,
      previousHash,
    };
    previousHash = unkeyedHash(row);
    await db.insert(audit).values({ ...row, hash: previousHash });
  }
}

describe('a note', () => {
  test('of the same list within a minute is one row', async () => {
    const entry = { action: 'patients.list', result: 'ok', staffId: 's1' } as const;
    note({ ...entry, detail: { search: 'perez', page: 1 } });
    note({ ...entry, detail: { page: 1, search: 'perez' } });
    note({ ...entry, detail: { page: 2, search: 'perez' } });
    note({ ...entry, staffId: 's2', detail: { search: 'perez', page: 1 } });
    await flushAudit();
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 4 });
  });
});

test('recent patients are those whose record was opened: newest first, each once, and only this person’s', async () => {
  const read = (staffId: string, patientId: string, result: 'ok' | 'refused' = 'ok') =>
    record({ action: 'patients.read', result, staffId, patientId });
  for (const id of ['p1', 'p2', 'p1', 'p3']) await read('s1', id);
  await read('s2', 'p9');
  await read('s1', 'p8', 'refused');
  for (const action of ['patients.create', 'appointments.create', 'appointments.change'] as const)
    await record({ action, result: 'ok', staffId: 's1', patientId: 'p7' });
  expect(await recentPatients('s1', 2)).toEqual(['p3', 'p1']);
  expect(await recentPatients('s3', 2)).toEqual([]);
});

const entry = { action: 'patients.list', result: 'ok' } as const;

test('each way of writing a row says when it cannot', async () => {
  const broken = async () => {
    throw new Error('away');
  };
  globalThis.clinicAdminState?.set('audit', { writer: trailWriter(broken) });
  await expect(record(entry)).rejects.toThrow(AuditUnavailableError);
  await expect(recordView(entry)).rejects.toThrow(AuditUnavailableError);
  await recordDone(entry);
});
