import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readBlocks } from '@/lib/agenda/out/blocks.server';
import { outStamp } from '@/lib/agenda/out/out-news.server';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { deskBlock } from '@/lib/server/db/desk-schema';
import { audit } from '@/lib/server/db/schema';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST as absence } from './absence/route';
import { POST as block } from './block/route';
import { POST as endBlock } from './end-block/route';

const service = await withScriptedService('documented');
const desk = new Browser();
const dentist = new Browser();

const today = clinicToday('America/Bogota', new Date());
const tomorrow = addDays(today, 1);
const workingDays = [
  {
    day: 'monday',
    locationId: 'north',
    locationName: 'Norte',
    startTime: '08:00',
    endTime: '12:00',
  },
];
let exceptions: string[] = [];
let replaced: unknown[] = [];

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(deskBlock);
  await db.delete(audit);
  exceptions = ['2020-01-01'];
  replaced = [];
  service.answer = (request, response) => {
    if (request.method !== 'PUT') {
      const data = { doctorId: 'ana', workingDays, exceptions };
      return json(200, { success: true, data })(request, response);
    }
    const body = JSON.parse(service.requests.at(-1)?.body ?? '');
    replaced.push(body);
    exceptions = body.exceptions;
    const data = { doctorId: 'ana', workingDays, exceptions };
    return json(200, { success: true, data })(request, response);
  };
});

const send = (handler: typeof block, body: object, from = desk) =>
  from.send((request) => handler(request), { body });
const actions = async () =>
  (await (await database()).select({ action: audit.action, result: audit.result }).from(audit)).map(
    ({ action, result }) => `${action} ${result}`,
  );

test('the desk adds days to a schedule, and changes nothing else of it', async () => {
  const days = { doctorId: 'ana', from: tomorrow, to: addDays(tomorrow, 1) };
  const before = await outStamp();
  const made = await send(absence, days);
  expect([made.status, await made.json()]).toEqual([200, { added: 2 }]);
  expect(replaced).toEqual([{ exceptions: ['2020-01-01', tomorrow, addDays(tomorrow, 1)] }]);
  expect(await actions()).toContain('desk.absence ok');
  expect(await outStamp()).not.toBe(before);
  // Sent again it adds nothing.
  expect(await (await send(absence, days)).json()).toEqual({ added: 0 });
  expect(replaced).toHaveLength(1);
});

test('days that are over, and a person without the right, are refused', async () => {
  const past = { doctorId: 'ana', from: '2026-01-05', to: '2026-01-06' };
  expect((await send(absence, past)).status).toBe(400);
  const days = { doctorId: 'ana', from: tomorrow, to: tomorrow };
  expect((await send(absence, days, dentist)).status).toBe(403);
  expect(replaced).toEqual([]);
});

test('a doctor without a schedule is told as such', async () => {
  service.answer = json(404, { success: false, error: 'No.', code: 'NOT_FOUND' });
  const refused = await send(absence, { doctorId: 'ana', from: tomorrow, to: tomorrow });
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'NO_SCHEDULE']);
});

test('a block is made once, ended once, and told to who is looking', async () => {
  const body = { id: 'one', date: tomorrow, from: 600, to: 660, reason: 'Reunión' };
  const before = await outStamp();
  for (const _ of [1, 2]) expect((await send(block, body)).status).toBe(200);
  expect(await readBlocks()).toEqual([body]);
  const made = await outStamp();
  expect(made).not.toBe(before);
  for (const _ of [1, 2]) expect((await send(endBlock, { id: 'one' })).status).toBe(200);
  expect(await readBlocks()).toEqual([]);
  expect(await outStamp()).not.toBe(made);
  expect(await actions()).toEqual(['desk.block ok', 'desk.end-block ok']);
  expect((await send(endBlock, { id: 'none' })).status).toBe(404);
});

test('a block past midnight, or of a person without the right, is refused', async () => {
  const body = { id: 'two', date: tomorrow, from: 1_320, to: 1_500, reason: 'Turno' };
  expect((await send(block, body)).status).toBe(400);
  expect((await send(block, { ...body, to: 1_400 }, dentist)).status).toBe(403);
  expect(await readBlocks()).toEqual([]);
});
