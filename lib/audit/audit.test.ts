import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDatabase, database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { ensureWritable, flushAudit, note, recentPatients, record } from './audit';
import { AuditWriter } from './audit-writer';
import { verifyChain } from './verify-chain';

withApplication();

beforeEach(async () => {
  const db = await database();
  await db.delete(audit);
});

describe('the chain', () => {
  test('is intact after concurrent rows', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        record({ action: 'patients.read', result: 'ok', detail: { index, z: true, a: 'x' } }),
      ),
    );
    expect(await verifyChain(await database())).toEqual({ intact: true, rows: 40 });
  });

  test('shows a row that was altered', async () => {
    for (let row = 0; row < 5; row += 1) await record({ action: 'sign-in', result: 'ok' });
    const db = await database();
    await db.update(audit).set({ result: 'refused' }).where(eq(audit.seq, 3));
    const [altered] = await db.select().from(audit).where(eq(audit.seq, 3));
    const at = altered?.at.toISOString();
    expect(await verifyChain(db)).toEqual({ intact: false, seq: 3, what: 'altered', at });
  });

  test('shows a row that was taken out', async () => {
    for (let row = 0; row < 5; row += 1) await record({ action: 'sign-in', result: 'ok' });
    const db = await database();
    await db.delete(audit).where(eq(audit.seq, 2));
    expect(await verifyChain(db)).toMatchObject({ intact: false, seq: 2, what: 'missing' });
  });

  test('is checked page by page, lets others in between, and stops when it is told to', async () => {
    await Promise.all(
      Array.from({ length: 1_200 }, () => record({ action: 'sign-in', result: 'ok' })),
    );
    const db = await database();
    const told: number[] = [];
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    await verifyChain(db, { onProgress: (checked) => told.push(checked) });
    clearInterval(timer);
    expect(told).toEqual([500, 1_000, 1_200]);
    expect(turns).toBeGreaterThan(0);
    const abort = new AbortController();
    const stopped = verifyChain(db, { signal: abort.signal, onProgress: () => abort.abort() });
    await expect(stopped).rejects.toThrow('aborted');
  });

  test('takes text that PostgreSQL would refuse', async () => {
    await record({ action: 'patients.list', result: 'ok', detail: { search: '\0\ud800 %' } });
    expect(await verifyChain(await database())).toEqual({ intact: true, rows: 1 });
  });
});

describe('a note', () => {
  test('of the same list within a minute is one row', async () => {
    const entry = { action: 'patients.list', result: 'ok', staffId: 's1' } as const;
    note({ ...entry, detail: { search: 'perez', page: 1 } });
    note({ ...entry, detail: { page: 1, search: 'perez' } });
    note({ ...entry, detail: { page: 2, search: 'perez' } });
    note({ ...entry, staffId: 's2', detail: { search: 'perez', page: 1 } });
    await flushAudit();
    expect(await verifyChain(await database())).toEqual({ intact: true, rows: 3 });
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

describe('when it cannot be written', () => {
  const entry = { action: 'patients.list', result: 'ok' } as const;

  test('a record is refused, a note is kept and written later', async () => {
    const open = await applicationDatabase();
    const failures: unknown[] = [];
    let down = true;
    const writer = new AuditWriter(
      async () => {
        if (down) throw new Error('disk full');
        return open;
      },
      (error) => failures.push(error),
    );
    writer.note(entry);
    await expect(writer.append(entry)).rejects.toThrow('disk full');
    await expect(writer.ensureWritable()).rejects.toThrow('disk full');
    expect(failures).toHaveLength(1);
    down = false;
    await writer.flush();
    expect(await verifyChain(open.db)).toEqual({ intact: true, rows: 1 });
  });

  test('what comes in the moment a write ends is written too', async () => {
    const open = await applicationDatabase();
    const writer = new AuditWriter(
      async () => open,
      () => undefined,
    );
    await writer.append(entry).then(() => writer.append(entry));
    expect(await verifyChain(open.db)).toEqual({ intact: true, rows: 2 });
  });

  test('once too many notes wait, each is refused, the same one asked again too', () => {
    const writer = new AuditWriter(
      () => new Promise(() => {}),
      () => undefined,
    );
    for (let page = 1; page <= 10_000; page += 1) writer.note({ ...entry, detail: { page } });
    const another = () => writer.note({ ...entry, detail: { search: 'perez' } });
    expect(another).toThrow('Too many unwritten audit notes');
    expect(another).toThrow('Too many unwritten audit notes');
  });

  test('a proof leaves no row behind', async () => {
    await ensureWritable();
    expect(await verifyChain(await database())).toEqual({ intact: true, rows: 0 });
  });
});
