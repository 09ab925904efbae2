import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, desc, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDatabase, database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { checkTrail, emptyTrail } from '@/lib/testing/trail';
import {
  AuditUnavailableError,
  ensureWritable,
  flushAudit,
  note,
  openTrail,
  recentPatients,
  record,
  recordDone,
  recordView,
  trailHeads,
} from './audit';
import { AuditWriter } from './audit-writer';
import { FIRST_HASH, type UnkeyedRow, unkeyedHash } from './canonical';
import { TrailHeads } from './trail-heads';
import { trailKey } from './trail-key';
import { verifyChain } from './verify-chain';
import { WaitingRows } from './waiting-rows';

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
    const other = writerOf(async () => applicationDatabase());
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

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trail-'));
});

/** The writer of another process. */
function writerOf(
  open: ConstructorParameters<typeof AuditWriter>[0]['open'],
  { size = 64 * 1024, failed = (_: unknown) => {} } = {},
): AuditWriter {
  return new AuditWriter({
    open,
    failed,
    key: trailKey(),
    heads: new TrailHeads(join(folder, 'heads'), failed),
    waiting: new WaitingRows(join(folder, 'waiting'), size),
  });
}

const diskFull = () => Object.assign(new Error('disk full'), { code: '53100' });
const entry = { action: 'patients.list', result: 'ok' } as const;

describe('while the disk is full', () => {
  test('what may not happen is refused, the rows of reads wait and are written in order', async () => {
    let isFull = true;
    const failures: unknown[] = [];
    const writer = writerOf(
      async () => {
        if (isFull) throw diskFull();
        return applicationDatabase();
      },
      { failed: (error) => failures.push(error) },
    );
    writer.note({ ...entry, patientId: 'p0' });
    for (const patientId of ['p1', 'p2', 'p3'])
      await writer.append({ ...entry, patientId }, 'keep-if-full');
    await expect(writer.append(entry, 'refuse')).rejects.toThrow('disk full');
    await expect(writer.ensureWritable()).rejects.toThrow('disk full');
    expect(failures.length).toBeGreaterThan(0);
    isFull = false;
    await writer.flush();
    const written = (await rows()).map(({ patientId }) => patientId).filter(Boolean);
    expect(written).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(await checkTrail()).toMatchObject({ intact: true });
  });

  test('rows that wait outlive the process', async () => {
    const dying = writerOf(async () => {
      throw diskFull();
    });
    await dying.append({ ...entry, patientId: 'p1' }, 'keep-if-full');
    await dying.append({ ...entry, patientId: 'p2' }, 'keep');
    const next = writerOf(() => applicationDatabase());
    await next.flush();
    const written = (await rows()).map(({ patientId }) => patientId).filter(Boolean);
    expect(written).toEqual(['p1', 'p2']);
    expect(new WaitingRows(join(folder, 'waiting'), 64 * 1024).read()).toEqual([]);
  });

  test('a read is refused once there is no room for rows that wait', async () => {
    const writer = writerOf(
      async () => {
        throw diskFull();
      },
      { size: 1_000 },
    );
    const reads: Promise<void>[] = [];
    for (let read = 0; read < 30; read += 1) {
      reads.push(writer.append({ ...entry, patientId: `p${read}` }, 'keep-if-full'));
      await Promise.allSettled(reads);
    }
    const settled = await Promise.allSettled(reads);
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(settled.at(-1)?.status).toBe('rejected');
    expect(() => writer.note({ ...entry, detail: { page: 9 } })).toThrow('Too many');
  });
});

describe('while the database is away', () => {
  test('a read is refused, and what has happened waits', async () => {
    let isAway = true;
    const writer = writerOf(async () => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return applicationDatabase();
    });
    await expect(writer.append(entry, 'keep-if-full')).rejects.toThrow('away');
    await writer.append({ ...entry, patientId: 'made' }, 'keep');
    isAway = false;
    await writer.flush();
    const written = (await rows()).map(({ patientId }) => patientId).filter(Boolean);
    expect(written).toEqual(['made']);
  });

  test('a row whose answer was lost is not written twice', async () => {
    const { db } = await applicationDatabase();
    let losesAnswers = false;
    const insert = (table: typeof audit) => ({
      values: async (given: never) => {
        await db.insert(table).values(given);
        if (losesAnswers) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
      },
    });
    const losing = Object.assign(Object.create(db), { insert }) as typeof db;
    const writer = writerOf(async () => ({ db: losing }));
    await writer.append({ ...entry, patientId: 'p1' }, 'refuse');
    losesAnswers = true;
    const kept = writer.append({ ...entry, patientId: 'p2' }, 'keep');
    await kept;
    losesAnswers = false;
    await writer.flush();
    const written = (await rows()).map(({ patientId }) => patientId).filter(Boolean);
    expect(written).toEqual(['p1', 'p2']);
    expect(await checkTrail()).toMatchObject({ intact: true });
  });
});

describe('the writer', () => {
  test('writes what comes in the moment a write ends', async () => {
    const writer = writerOf(() => applicationDatabase());
    await writer.append(entry, 'refuse').then(() => writer.append(entry, 'refuse'));
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 4 });
  });

  test('refuses notes once too many wait, the same one asked again too', () => {
    const writer = writerOf(() => new Promise(() => {}));
    for (let page = 1; page <= 10_000; page += 1) writer.note({ ...entry, detail: { page } });
    const another = () => writer.note({ ...entry, detail: { search: 'perez' } });
    expect(another).toThrow('Too many unwritten audit notes');
    expect(another).toThrow('Too many unwritten audit notes');
  });

  test('leaves no row of a proof behind', async () => {
    await ensureWritable();
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 1 });
  });
});

test('each way of writing a row says when it cannot', async () => {
  const broken = async () => {
    throw new Error('away');
  };
  globalThis.clinicAdminState?.set('audit', { writer: writerOf(broken) });
  await expect(record(entry)).rejects.toThrow(AuditUnavailableError);
  await expect(recordView(entry)).rejects.toThrow(AuditUnavailableError);
  await recordDone(entry);
});
