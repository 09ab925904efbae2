import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/clinic/[...path]/route';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('documented');

const desk = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
});

async function billOf(appointmentId: string) {
  const query = new URLSearchParams({ appointmentId, patientId: 'p1' });
  const answer = await desk.send(
    (request) => GET(new Request(`${ORIGIN}/api/billing/appointment?${query}`, request)),
    { method: 'GET' },
  );
  return answer.json();
}

test('of a service that lists no invoices, the one that was made here is known, and not as certain', async () => {
  service.answer = json(201, {
    id: 'i1',
    invoiceNumber: 'F-1',
    patientId: 'p1',
    status: 'draft',
    subtotal: 1,
    tax: 0,
    total: 1,
    currency: 'COP',
    createdAt: '2026-11-20T15:00:00Z',
  });
  const made = await desk.send(
    (request) => POST(request, { params: Promise.resolve({ path: ['billing', 'invoices'] }) }),
    {
      body: {
        patientId: 'p1',
        appointmentId: 'a1',
        items: [{ description: 'Control', quantity: 1, unitPrice: 1, taxRate: 0 }],
      },
      idempotencyKey: randomUUID(),
    },
  );
  expect(made.status).toBe(200);
  service.requests.length = 0;
  expect(await billOf('a1')).toEqual({
    bill: { rail: 'invoice', id: 'i1', number: 'F-1', isCertain: false },
  });
  expect(await billOf('a2')).toEqual({});
  expect(service.requests).toEqual([]);
});
