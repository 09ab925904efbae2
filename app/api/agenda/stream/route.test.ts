import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetSessions } from '@/lib/server/auth/session-cache';
import { IDLE_MS } from '@/lib/server/auth/session-times';
import { database } from '@/lib/server/db/application-database';
import { staffSession } from '@/lib/server/db/schema';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { type ScriptedService, startScriptedService } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET as readList } from '../route';
import { GET as openStream } from './route';

withApplication();

const browser = new Browser();
let service: ScriptedService;
let userId: string;

beforeAll(async () => {
  service = await startScriptedService();
  vi.stubEnv('CLINIC_SEED', '');
  vi.stubEnv('CLINIC_BOOTSTRAP_API_KEY', '');
  vi.stubEnv('CLINIC_API_URL', service.url.href);
  vi.stubEnv('CLINIC_API_KEY', 'key-of-the-tests-32-characters-or-more');
  const person = await makeStaff('receptionist');
  userId = person.id;
  await afterPassword(person.email, browser);
});
afterAll(() => service.close());

const DAY = 'from=2026-11-23&to=2026-11-23';

/** Opens it and hangs up, as a browser whose network comes and goes. */
async function listen(): Promise<number> {
  forgetSessions();
  const gone = new AbortController();
  const answer = await browser.send(
    ({ headers }) =>
      openStream(
        new Request(`${ORIGIN}/api/agenda/stream?${DAY}`, { headers, signal: gone.signal }),
      ),
    { method: 'GET' },
  );
  gone.abort();
  return answer.status;
}

function list(): Promise<Response> {
  forgetSessions();
  return browser.send(
    ({ headers }) => readList(new Request(`${ORIGIN}/api/agenda?${DAY}`, { headers })),
    { method: 'GET' },
  );
}

/** Makes the last sign of the person this old, in milliseconds. */
async function letPass(time: number): Promise<void> {
  const seen = new Date(Date.now() - time);
  const db = await database();
  await db
    .update(staffSession)
    .set({ updatedAt: seen, expiresAt: new Date(seen.getTime() + IDLE_MS) })
    .where(eq(staffSession.userId, userId));
}

async function session() {
  const db = await database();
  const rows = await db.select().from(staffSession).where(eq(staffSession.userId, userId));
  return rows[0];
}

test('a browser that listens again and again does not keep its person signed in', async () => {
  await letPass(IDLE_MS / 2);
  const before = await session();
  expect(await listen()).toBe(200);
  expect(await listen()).toBe(200);
  expect(await session()).toEqual(before);

  expect((await list()).status).toBe(200);
  expect((await session())?.expiresAt.getTime()).toBeGreaterThan(Date.now() + IDLE_MS - 60_000);

  await letPass(IDLE_MS + 1);
  expect(await listen()).toBe(401);
  expect((await list()).status).toBe(401);
});
