import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDatabase, database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { checkTrail, emptyTrail, trailWriter, waitingRows } from '@/lib/testing/trail';
import { ensureWritable } from './audit';

withApplication();

beforeEach(emptyTrail);

const rows = async () => (await database()).select().from(audit).orderBy(asc(audit.seq));
const entry = { action: 'patients.list', result: 'ok' } as const;
const diskFull = () => Object.assign(new Error('disk full'), { code: '53100' });

describe('while the disk is full', () => {
  test('what may not happen is refused, the rows of reads wait and are written in order', async () => {
    let isFull = true;
    const failures: unknown[] = [];
    const writer = trailWriter(
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

  test('nobody waits for ever behind rows that wait, and there is no hurry', async () => {
    const failures: unknown[] = [];
    const { db } = await applicationDatabase();
    let isFull = true;
    const insert = (table: typeof audit) => ({
      values: async (given: never) => {
        if (isFull) throw diskFull();
        await db.insert(table).values(given);
      },
    });
    const full = Object.assign(Object.create(db), { insert }) as typeof db;
    const writer = trailWriter(async () => ({ db: full }), {
      size: 1024 * 1024,
      failed: (error) => failures.push(error),
    });
    isFull = false;
    await writer.begin();
    isFull = true;
    for (let read = 0; read < 520; read += 1) {
      await writer.append({ ...entry, patientId: `p${read}` }, 'keep-if-full');
    }
    await expect(writer.append(entry, 'refuse')).rejects.toThrow('disk full');
    await writer.flush();
    expect(failures.length).toBeLessThan(530);
    isFull = false;
    await writer.flush();
    const written = (await rows()).filter(({ patientId }) => patientId !== null);
    expect(written).toHaveLength(520);
    expect(await checkTrail()).toMatchObject({ intact: true });
  });

  test('rows that wait outlive the process', async () => {
    const dying = trailWriter(async () => {
      throw diskFull();
    });
    await dying.append({ ...entry, patientId: 'p1' }, 'keep-if-full');
    await dying.append({ ...entry, patientId: 'p2' }, 'keep');
    const next = trailWriter(() => applicationDatabase());
    await next.flush();
    const written = (await rows()).map(({ patientId }) => patientId).filter(Boolean);
    expect(written).toEqual(['p1', 'p2']);
    expect(waitingRows()).toEqual([]);
  });

  test('a read is refused once there is no room for rows that wait', async () => {
    const writer = trailWriter(
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
    const writer = trailWriter(async () => {
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
    const writer = trailWriter(async () => ({ db: losing }));
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
    const writer = trailWriter(() => applicationDatabase());
    await writer.append(entry, 'refuse').then(() => writer.append(entry, 'refuse'));
    expect(await checkTrail()).toMatchObject({ intact: true, rows: 4 });
  });

  test('refuses notes once too many wait, the same one asked again too', () => {
    const writer = trailWriter(() => new Promise(() => {}));
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
