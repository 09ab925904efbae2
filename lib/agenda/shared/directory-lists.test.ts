import { expect, test } from 'vitest';
import { createProcedure } from '@/lib/contract/procedures';
import { callOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { callerOf } from '@/lib/testing/caller';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readLists } from './directory-lists.server';

const service = await withScriptedService('documented');

const named = async () => (await readLists()).procedures.map(({ name }) => name);

test('a procedure made here is among those learned, and appointments are not read again for it', async () => {
  const body = { name: 'Placa', specialty: 'Ortodoncia', duration: 30, price: 50_000 };
  const made = json(201, { ...body, id: 'placa', currency: 'COP', status: 'active' });
  const seen = {
    ...listedAt('one', '2026-11-23', ['10:00', '10:30']),
    procedure: { name: 'Control' },
  };
  const data = [seen];
  const listed = json(200, { data, pagination: { page: 1, limit: 100, total: 1 } });
  service.answer = (request, response) =>
    (request.method === 'POST' ? made : listed)(request, response);
  expect(await named()).toEqual(['Control']);
  service.requests.length = 0;
  await callOnBehalfOf(callerOf('admin'), createProcedure, { body });
  expect(await named()).toEqual(['Control', 'Placa']);
  expect(service.requests.map(({ method }) => method)).toEqual(['POST']);
});
