import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { ADULT } from '@/lib/testing/patient';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('documented');
const browser = new Browser();
let asked: string[] = [];
let told: string[] = [];

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, browser);
});
beforeEach(() => {
  asked = [];
  told = [];
  service.answer = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://service');
    asked.push(searchParams.get('search') ?? '');
    told.push(...searchParams.keys());
    const data = searchParams.get('search') === 'velasquez' ? [ADULT] : [];
    const pagination = { page: 1, limit: 8, total: data.length, totalPages: data.length };
    json(200, { data, pagination })(request, response);
  };
});

async function search(text: string, match = '&match=alike') {
  const answer = await browser.send(
    ({ headers }) => {
      const url = `${ORIGIN}/api/clinic/patients?limit=8&search=${text}${match}`;
      return GET(new Request(url, { headers }), {
        params: Promise.resolve({ path: ['patients'] }),
      });
    },
    { method: 'GET' },
  );
  return answer.json();
}

test('a service that searches as it is written is asked again as it may be written', async () => {
  const found = await search('Belasques');
  expect(found.data).toMatchObject([{ id: 'p1', foundBy: 'sound' }]);
  expect(asked).toEqual(['Belasques', 'belasquez', 'velasquez']);
  // Nothing that the published contract does not have.
  expect(new Set(told)).toEqual(new Set(['search', 'page', 'limit']));
});

test('at most four times, never for a number, and only where a search by sound was asked for', async () => {
  expect((await search('Nadie Conocido')).data).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(5);
  asked = [];
  await search('79123456');
  await search('Gonzales', '');
  expect(asked).toEqual(['79123456', 'Gonzales']);
});
