import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { record } from '@/lib/server/audit/audit';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { emptyTrail, writeTrail } from '@/lib/testing/trail';
import { GET } from './export/route';
import { POST } from './verify/route';

vi.mock('@/lib/audit/audit-view', async (load) => ({
  ...(await load<object>()),
  MOST_EXPORTED: 50,
}));

withApplication({ REQUIRE_SECOND_FACTOR: 'false' });

const admin = new Browser();
const others = (['receptionist', 'dentist', 'billing'] as const).map((role) => ({
  role,
  browser: new Browser(),
}));

beforeAll(async () => {
  await afterPassword((await makeStaff('admin')).email, admin);
  for (const { role, browser } of others) {
    await afterPassword((await makeStaff(role)).email, browser);
  }
});

beforeEach(emptyTrail);

afterEach(() => vi.restoreAllMocks());

const take = (asked: Readonly<Record<string, string>> = {}, from = admin) =>
  from.send(
    (request) => {
      const params = new URLSearchParams({ locale: 'es-CO', ...asked });
      return GET(new Request(`${ORIGIN}/api/audit/export?${params}`, request));
    },
    { method: 'GET' },
  );

const verify = (from = admin, head?: string) => from.send(POST, { body: { head } });

const told = async (answer: Response): Promise<unknown[]> =>
  (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const trail = async () =>
  (await (await database()).select().from(audit).orderBy(audit.seq))
    .filter(({ action }) => action !== 'audit.begin')
    .map(({ action, result, role, detail }) => ({ action, result, role, detail }));

test('nobody else is let in, which is on the trail', async () => {
  for (const { role, browser } of others) {
    expect((await take({ patientId: 'p1' }, browser)).status).toBe(403);
    expect((await verify(browser)).status).toBe(403);
    expect((await trail()).slice(-2)).toMatchObject([
      { action: 'audit.export', result: 'refused', role },
      { action: 'audit.verify', result: 'refused', role },
    ]);
  }
  expect((await take({}, new Browser())).status).toBe(401);
  expect((await verify(new Browser())).status).toBe(401);
});

test('a file has what the filter finds, and who took it is on the trail before', async () => {
  await record({ action: 'patients.read', result: 'ok', patientId: 'p1', staffName: '+1' });
  await record({ action: 'patients.read', result: 'ok', patientId: 'p2' });
  const answer = await take({ patientId: 'p1', action: 'views' });
  expect(await trail()).toHaveLength(3);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"'+1"`);
  expect((await trail()).at(-1)).toEqual({
    action: 'audit.export',
    result: 'ok',
    role: 'admin',
    detail: { action: 'views', rows: 1 },
  });
});

test('without its row, for what makes no sense or is too much, there is no file', async () => {
  expect((await take({ action: 'steal' })).status).toBe(400);
  expect(await trail()).toEqual([]);
  vi.spyOn(AuditWriter.prototype, 'append').mockRejectedValue(new Error('disk full'));
  const answer = await take();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
  vi.restoreAllMocks();
  const many = { at: new Date(), entry: { action: 'sign-in', result: 'ok' } } as const;
  await writeTrail(Array.from({ length: 51 }, () => many));
  const refused = await take();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_ROWS', details: { max: 50 } });
});

test('a check says how far it is and what it found, one at a time for a session, on the trail', async () => {
  for (let row = 0; row < 5; row += 1) await record({ action: 'sign-in', result: 'ok' });
  const { append } = AuditWriter.prototype;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.spyOn(AuditWriter.prototype, 'append').mockImplementationOnce(async function (
    this: AuditWriter,
    ...given
  ) {
    await held;
    await append.call(this, ...given);
  });
  const first = await verify();
  const second = await verify();
  letGo();
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'ALREADY_CHECKING' });
  expect(await told(first)).toEqual([
    { checked: 6, rows: 6 },
    expect.objectContaining({ intact: true, rows: 6 }),
  ]);
  expect((await trail()).at(-1)).toMatchObject({
    action: 'audit.verify',
    result: 'ok',
    detail: { intact: true, rows: 6 },
  });

  const db = await database();
  const [, , third] = await db.select().from(audit).orderBy(audit.seq);
  const altered = third?.seq ?? 0;
  await db.update(audit).set({ staffName: 'Nadie' }).where(eq(audit.seq, altered));
  const found = { intact: false, seq: altered, what: 'altered' };
  expect((await told(await verify())).at(-1)).toMatchObject(found);
  expect((await trail()).at(-1)).toMatchObject({ action: 'audit.verify', detail: found });
});

test('a check tells whether the newest row that a file names is still there', async () => {
  await record({ action: 'sign-in', result: 'ok' });
  const file = await (await take()).text();
  const [head = ''] = /[\w-]+\/\d+\/[0-9a-f]{64}\/[^";]+/.exec(file) ?? [];
  const at = head.split('/')[3];
  expect((await told(await verify(admin, head))).at(-1)).toMatchObject({
    intact: true,
    headKnown: at,
  });
  const another = head.replace(/\/[0-9a-f]{64}\//, `/${'0'.repeat(64)}/`);
  const found = { intact: false, what: 'cut', at };
  expect((await told(await verify(admin, another))).at(-1)).toMatchObject(found);
  const refused = await verify(admin, 'the last row');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'NO_HEAD' });
});

test('a check that nobody waits for any more ends, and is on the trail as such', async () => {
  const many = { at: new Date(), entry: { action: 'sign-in', result: 'ok' } } as const;
  await writeTrail(Array.from({ length: 1_500 }, () => many));
  await (await verify()).body?.cancel();
  await vi.waitFor(
    async () =>
      expect((await trail()).at(-1)).toMatchObject({ action: 'audit.verify', result: 'unknown' }),
    { timeout: 20_000 },
  );
  await vi.waitFor(
    async () => {
      const again = await verify();
      expect(again.status).toBe(200);
      await again.text();
    },
    { timeout: 20_000 },
  );
});
