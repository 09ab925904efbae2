import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { streamChartNews } from '@/lib/odontogram/live/stream-chart-news.server';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { announceChange } from '@/lib/server/door/change-news';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const dentist = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('dentist')).email, dentist);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});
beforeEach(() => {
  service.answer = chartOf(4);
});

function chartOf(version: number) {
  const estimate = { findingCount: 0, total: 0, paid: 0, due: 0 };
  const lists = { temporaryTeeth: [], findings: [] };
  const signature = { status: 'signed', signedBy: 'Ana' };
  const data = { id: 'p1', dentitionMode: 'adult', ...lists, estimate, version, signature };
  return json(200, { success: true, data });
}

const open = (query: string, from = dentist, signal?: AbortSignal) =>
  from.send(
    ({ headers }) =>
      GET(
        new Request(`${ORIGIN}/api/odontogram/stream${query}`, {
          headers,
          ...(signal && { signal }),
        }),
      ),
    { method: 'GET' },
  );

/** What a stream has told once it has told so much, or is over. */
async function told(response: Response, count: number): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const events = () => text.match(/^(?:event|data): .*$/gm) ?? [];
  while (reader && events().length < count * 2) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  return events();
}

test('a browser is told the version that it does not have, and nothing else', async () => {
  const gone = new AbortController();
  const stream = await open('?patient=p1&have=3', dentist, gone.signal);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(await told(stream, 1)).toEqual(['event: version', 'data: {"version":4}']);
  gone.abort();
  await flushAudit();
  const rows = await (await database()).select().from(audit);
  expect(rows.filter(({ action }) => action.startsWith('odontogram.'))).toEqual([]);
});

const ANA = { sessionId: 's1' };

test('the version that it has is no news; what is charted here is told at once', async () => {
  const gone = new AbortController();
  const stillAllowed = async () => true;
  const { signal } = gone;
  const stream = streamChartNews({ ...ANA, patientId: 'p1', have: 4, signal, stillAllowed });
  service.requests.length = 0;
  const news = told(stream, 1);
  await expect.poll(() => service.requests.length).toBe(1);
  service.answer = chartOf(5);
  announceChange('odontogram.sign', 'p1');
  expect(await news).toEqual(['event: version', 'data: {"version":5}']);
  gone.abort();
});

test('what is charted of one patient has nobody else’s chart read', async () => {
  const gone = new AbortController();
  const { signal } = gone;
  const stillAllowed = async () => true;
  const stream = (patientId: string) =>
    told(streamChartNews({ ...ANA, patientId, have: 4, signal, stillAllowed }), 1);
  service.requests.length = 0;
  const [, other] = [stream('p1'), stream('p2')];
  await expect.poll(() => service.requests.length).toBe(2);
  service.answer = chartOf(5);
  announceChange('odontogram.sign', 'p2');
  expect(await other).toEqual(['event: version', 'data: {"version":5}']);
  const readings = service.requests.slice(0, 3).map(({ url }) => url.split('/')[4]);
  expect(readings).toEqual(['p1', 'p2', 'p2']);
  gone.abort();
});

test('whoever may not look any more is told nothing, and the line ends', async () => {
  const { signal } = new AbortController();
  for (const stillAllowed of [async () => false, () => Promise.reject(new Error('down'))]) {
    const stream = streamChartNews({ ...ANA, patientId: 'p1', have: 3, signal, stillAllowed });
    expect(await told(stream, 1)).toEqual([]);
  }
});

test('only who may read charts listens, to a chart that an address can name', async () => {
  expect((await open('?patient=p1', receptionist)).status).toBe(403);
  expect((await open('?patient=p1', new Browser())).status).toBe(401);
  for (const query of ['', '?patient=../x', '?patient=p1&have=x', '?patient=p1&have=-1']) {
    expect((await open(query)).status).toBe(400);
  }
  await flushAudit();
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({ action: 'odontogram.read', result: 'refused', patientId: 'p1' }),
  );
});
