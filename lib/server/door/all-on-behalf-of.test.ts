import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPayments } from '@/lib/contract/billing/payments';
import { AuditUnavailableError, flushAudit } from '@/lib/server/audit/audit';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readAllOnBehalfOf } from './all-on-behalf-of';
import { ForbiddenError } from './on-behalf-of';

const service = await withScriptedService('documented');

const payment = (id: string) => ({
  id,
  invoiceId: 'i1',
  amount: 1_000,
  currency: 'COP',
  method: 'cash',
  status: 'completed',
});

beforeEach(async () => {
  await (await database()).delete(audit);
  service.requests.length = 0;
  service.answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://clinic').searchParams.get('page'));
    const data = Array.from({ length: 100 }, (_, index) => payment(`p${page}-${index}`));
    json(200, { data, pagination: { page, limit: 100, total: 300 } })(request, response);
  };
});
afterEach(() => vi.restoreAllMocks());

async function trail() {
  await flushAudit();
  const rows = await (await database()).select().from(audit);
  return rows.filter(({ action }) => action !== 'audit.begin');
}

const readAs = (role: 'billing' | 'dentist', query = {}) =>
  readAllOnBehalfOf(callerOf(role), listPayments, { query }, 10);

test('all pages of a list are one row on the trail', async () => {
  expect(await readAs('billing', { method: 'cash' })).toMatchObject({ rows: { length: 300 } });
  expect(service.requests).toHaveLength(3);
  const rows = await trail();
  expect(rows).toMatchObject([{ action: 'payments.list', result: 'ok', status: 200 }]);
  expect(rows[0]?.detail).toEqual({ method: 'cash' });
});

test('nothing is given where that row cannot be noted', async () => {
  vi.spyOn(AuditWriter.prototype, 'note').mockImplementation(() => {
    throw new Error('disk full');
  });
  await expect(readAs('billing')).rejects.toThrow(AuditUnavailableError);
});

test('a role without the right is refused on record, before anything is asked', async () => {
  await expect(readAs('dentist')).rejects.toThrow(ForbiddenError);
  expect(service.requests).toEqual([]);
  expect(await trail()).toMatchObject([{ action: 'payments.list', result: 'refused' }]);
});
