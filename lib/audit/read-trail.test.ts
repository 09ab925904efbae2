import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import { chainedRows } from '@/lib/server/audit/audit-rows';
import { trailKey } from '@/lib/server/audit/trail-key';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { AUDIT_PAGE, type AuditView, loadAuditView } from './audit-view';
import { countTrail, readTrail, trailParts } from './read-trail';

withApplication();

const ZONE = 'America/Bogota';
const view = (query: string): AuditView => loadAuditView(`?${query}`);
const read = (query = '') => readTrail(view(query), ZONE);
const numbers = async (query: string) => (await read(query)).rows.map(({ seq }) => seq);

async function write(entries: readonly (readonly [string, Partial<AuditEntry>])[]) {
  const timed = entries.map(([at, entry]) => ({
    at: new Date(at),
    entry: { action: 'patients.read', result: 'ok', ...entry } as const,
  }));
  const db = await database();
  const chain = { writer: 'w', number: await db.$count(audit), hash: '' };
  const { rows } = chainedRows(timed, chain, trailKey());
  await db.insert(audit).values(rows.map((row) => ({ ...row, seq: row.number })));
}

beforeEach(async () => {
  const db = await database();
  await db.delete(audit);
});

describe('a filter', () => {
  beforeEach(() =>
    write([
      ['2026-11-10T04:59:59Z', { staffId: 's1', patientId: 'p1' }],
      ['2026-11-10T05:00:00Z', { staffId: 's2', action: 'patients.change', patientId: 'p1' }],
      ['2026-11-11T04:59:59Z', { staffId: 's1', action: 'sign-in', result: 'refused' }],
      ['2026-11-11T05:00:00Z', { staffId: 's1', action: 'audit.export', patientId: 'p2' }],
    ]),
  );

  test.each([
    ['', [4, 3, 2, 1]],
    ['staffId=s1', [4, 3, 1]],
    ['patientId=p1', [2, 1]],
    ['patientId=p1&staffId=s2', [2]],
    ['action=sign-in', [3]],
    ['action=copies', [4]],
    ['action=changes', [2]],
    ['result=refused', [3]],
    ['result=unknown', []],
    // Midnight in Bogotá is at five; both days are included.
    ['from=2026-11-10&to=2026-11-10', [3, 2]],
    ['to=2026-11-09', [1]],
    ['from=2026-11-11', [4]],
    // A year by mistake is what was asked for, all the same.
    ['from=0002-01-01', [4, 3, 2, 1]],
    ['to=0002-01-01', []],
    ['to=1990-01-01', []],
    ['from=9998-12-31', []],
  ])('%s', async (query, found) => {
    expect(await numbers(query)).toEqual(found);
    expect(await countTrail(view(query), ZONE)).toEqual({
      total: found.length,
      isLowerBound: false,
    });
  });

  test('counts no further than it is told to', async () => {
    const asked = view('staffId=s1');
    expect(await countTrail(asked, ZONE, 2)).toEqual({ total: 2, isLowerBound: true });
    expect(await countTrail(asked, ZONE, 3)).toEqual({ total: 3, isLowerBound: false });
  });
});

describe('pages', () => {
  const last = AUDIT_PAGE * 2 + 10;
  beforeEach(() =>
    // Several in the same moment: their numbers decide.
    write(
      Array.from({ length: last }, (_, index) => [
        new Date(Date.UTC(2026, 10, 10) + Math.floor(index / 7) * 1_000).toISOString(),
        { staffId: 's1' },
      ]),
    ),
  );

  test('follow each other both ways, whatever is written meanwhile', async () => {
    const first = await read();
    expect(first).toMatchObject({ hasNewer: false, hasOlder: true });
    await write([['2026-11-12T00:00:00Z', {}]]);
    const second = await read(`before=${first.rows.at(-1)?.seq}`);
    expect(second.rows.map(({ seq }) => seq)).toEqual(
      Array.from({ length: AUDIT_PAGE }, (_, index) => last - AUDIT_PAGE - index),
    );
    const third = await read(`before=${second.rows.at(-1)?.seq}`);
    expect(third).toMatchObject({ hasNewer: true, hasOlder: false });
    expect(third.rows).toHaveLength(10);
    expect(await read(`after=${third.rows[0]?.seq}`)).toEqual(second);
    // Less than a page is left: the newest ones, all of them.
    expect(await read(`after=${first.rows[0]?.seq}`)).toEqual(await read());
    expect(await read('before=1')).toMatchObject({ rows: [], hasNewer: true });
    expect(await read('before=99999')).toEqual(await read());
  });

  test('of a file are whole, without what came after it began', async () => {
    const seen: number[] = [];
    const parts = trailParts(view('staffId=s1'), { zone: ZONE, newest: last, size: 40 });
    for await (const part of parts) {
      if (seen.length === 0) await write([['2020-01-01T00:00:00Z', { staffId: 's1' }]]);
      seen.push(...part.map(({ seq }) => seq));
    }
    expect(seen).toEqual(Array.from({ length: last }, (_, index) => last - index));
  });
});
