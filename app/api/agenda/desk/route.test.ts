import { beforeAll, expect, test, vi } from 'vitest';
import { readOwnDesk } from '@/lib/agenda/own-desk.server';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST } from './route';

await withScriptedService('documented');
const desk = new Browser();
let staffId = '';

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  const { email, id } = await makeStaff('receptionist');
  staffId = id;
  await afterPassword(email, desk);
});

const keep = (body: object) => desk.send((request) => POST(request), { body });

test('a person keeps their place and doctors, says them anew, and forgets them', async () => {
  expect(await readOwnDesk(staffId)).toEqual({ doctorIds: [] });
  await keep({ locationId: 'north', doctorIds: ['ana', 'luis'] });
  expect(await readOwnDesk(staffId)).toEqual({ locationId: 'north', doctorIds: ['ana', 'luis'] });
  await keep({ doctorIds: ['ana'] });
  expect(await readOwnDesk(staffId)).toEqual({ doctorIds: ['ana'] });
  await keep({ doctorIds: [] });
  expect(await readOwnDesk(staffId)).toEqual({ doctorIds: [] });
});

test('what is no desk is refused', async () => {
  expect((await keep({ locationId: ['north'], doctorIds: [] })).status).toBe(400);
  expect((await keep({ doctorIds: [], staffId: 'other' })).status).toBe(400);
  expect(
    (await new Browser().send((request) => POST(request), { body: { doctorIds: [] } })).status,
  ).toBe(401);
});
