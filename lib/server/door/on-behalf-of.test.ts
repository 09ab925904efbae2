import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInvoice } from '@/lib/contract/billing/invoices';
import { listPayments } from '@/lib/contract/billing/payments';
import { setDentitionMode, signOdontogram } from '@/lib/contract/odontogram';
import { createPatient, listPatients } from '@/lib/contract/patients';
import { createPrescription, listPrescriptions } from '@/lib/contract/prescriptions';
import type { Role } from '@/lib/contract/roles';
import { AuditUnavailableError, flushAudit } from '@/lib/server/audit/audit';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { RequestView } from '@/lib/server/audit/request-view';
import { hashedWords } from '@/lib/server/audit/trail-key';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { processState } from '@/lib/server/process-state';
import { withApplication } from '@/lib/testing/application';
import { json, startScriptedService } from '@/lib/testing/scripted-service';
import type { Caller } from './caller';
import { callOnBehalfOf, ForbiddenError, requireRight } from './on-behalf-of';

const service = await startScriptedService();
withApplication({ CLINIC_API_URL: service.url.href, CLINIC_API_KEY: 'key-of-the-tests' });
afterAll(() => service.close());

beforeEach(async () => {
  await (await database()).delete(audit);
});

function caller(role: Role, id = 'u1'): Caller {
  const person = { id, name: 'Ana', email: 'ana@clinica.example', role, secondFactor: false };
  return {
    session: {
      id: 's1',
      createdAt: new Date('2026-11-20T14:00:00Z'),
      idleExpiresAt: new Date('2026-11-20T15:00:00Z'),
      staff: { ...person, locale: null, theme: 'system', doctorId: null },
    },
    locale: 'es-CO',
    correlationId: 'call-0001',
    address: '127.0.0.1',
  };
}

async function trail() {
  await flushAudit();
  const rows = await (await database()).select().from(audit);
  return rows.filter(({ action }) => action !== 'audit.begin');
}

describe('a right that a page asks for', () => {
  it('is refused on record to a role without it', async () => {
    await expect(requireRight(caller('billing'), createPatient, {})).rejects.toThrow(
      ForbiddenError,
    );
    expect(await trail()).toMatchObject([
      { action: 'patients.create', result: 'refused', status: 403, role: 'billing' },
    ]);
  });

  it('passes without a row for a role that has it', async () => {
    await requireRight(caller('receptionist'), createPatient, {});
    expect(await trail()).toEqual([]);
  });
});

describe('a change that cannot be put on the trail', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [
      'a prescription',
      createPrescription,
      { body: { appointmentId: 'a1', medications: [{ name: 'Ibuprofeno', dosage: '400 mg' }] } },
    ],
    ['a dentition', setDentitionMode, { params: { patientId: 'p1' }, body: { mode: 'mixed' } }],
  ] as const)('is not sent: %s', async (_, operation, input) => {
    vi.spyOn(AuditWriter.prototype, 'ensureWritable').mockRejectedValue(new Error('disk full'));
    const before = service.requests.length;
    await expect(callOnBehalfOf(caller('dentist'), operation, input)).rejects.toThrow(
      AuditUnavailableError,
    );
    const sent = service.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(sent).toEqual([]);
  });
});

describe('a list of patients on the trail', () => {
  it('says what was asked as the operation understands it, once a minute', async () => {
    for (const noise of ['a', 'b']) {
      const query = { search: ' ana ', [`x-${noise}`]: noise.repeat(100) };
      await callOnBehalfOf(caller('billing', 'u2'), listPatients, { query });
    }
    const rows = await trail();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.detail).toEqual({ page: 1, limit: 20, search: hashedWords('Ana') });
  });
});

describe('who is on the trail', () => {
  const page = (data: readonly object[]) =>
    json(200, { data, pagination: { page: 1, limit: 20, total: data.length, totalPages: 1 } });
  const bill = (id: string, patientId: string) => ({
    id,
    patientId,
    invoiceId: 'i1',
    amount: 10_000,
    currency: 'COP',
    method: 'cash',
    status: 'completed',
  });
  afterAll(() => {
    service.answer = page([]);
  });

  it('is each patient whom a list names', async () => {
    service.answer = page([bill('c1', 'p2'), bill('c2', 'p1'), bill('c3', 'p2')]);
    await callOnBehalfOf(caller('billing', 'u3'), listPayments, {});
    expect(await trail()).toMatchObject([
      { action: 'payments.list', patientId: null, patientIds: ['p1', 'p2'] },
    ]);
  });

  it('is one row for a request, however many reads it takes', async () => {
    service.answer = page([bill('c1', 'p1')]);
    const view = new RequestView('billing.patient');
    const person = { ...caller('billing', 'u4'), view };
    const query = { patientId: 'p1' };
    await Promise.all([
      callOnBehalfOf(person, listPayments, { query }),
      callOnBehalfOf(person, listPayments, { query: { ...query, page: 2 } }),
      callOnBehalfOf(person, listPayments, { query: { invoiceId: 'i1' } }),
    ]);
    view.close();
    expect(await trail()).toMatchObject([{ action: 'billing.patient', patientId: 'p1' }]);
  });

  it('is nobody where only numbers are shown', async () => {
    service.answer = page([bill('c1', 'p1')]);
    await callOnBehalfOf({ ...caller('billing', 'u5'), hasOwnRow: true }, listPayments, {});
    expect(await trail()).toEqual([]);
  });

  it('is opened by whoever asks for what is written by its appointment', async () => {
    service.answer = page([
      {
        id: 'rx1',
        patientId: 'p7',
        appointmentId: 'a1',
        medications: [{ name: 'Ibuprofeno', dosage: '400 mg' }],
        createdBy: 'd1',
        createdAt: '2026-11-20T15:00:00Z',
      },
    ]);
    const query = { appointmentId: 'a1' };
    await callOnBehalfOf(caller('dentist', 'u6'), listPrescriptions, { query });
    expect(await trail()).toMatchObject([
      { action: 'prescriptions.list', patientId: 'p7', patientIds: null },
    ]);
    expect(processState<Map<string, object>>('charts-opened', () => new Map()).has('u6')).toBe(
      true,
    );
  });

  it('is asked for: what was prescribed to everybody is refused', async () => {
    const asked = service.requests.length;
    const call = callOnBehalfOf(caller('admin'), listPrescriptions, {});
    await expect(call).rejects.toThrow(InvalidInputError);
    expect(service.requests).toHaveLength(asked);
  });
});

describe('an addition to a documented query', () => {
  const query = { search: 'ana', totals: 'bounded' };
  const lastAsked = () => service.requests.findLast(({ url }) => url.includes('/patients?'))?.url;

  it('never reaches a service that does not offer it', async () => {
    await callOnBehalfOf(caller('admin'), listPatients, { query });
    expect(lastAsked()).toBe('/api/v1/patients?page=1&limit=20&search=ana');
    await flushAudit();
  });
});

describe('the person who makes a change', () => {
  const change = { params: { patientId: 'p1' }, body: { mode: 'child' } };
  const asks = {
    '/api/v1/patients/{id}/odontogram/dentition-mode': {
      patch: { parameters: [{ name: 'x-acting-user', in: 'header' }] },
    },
  };

  /** Meets the service anew, as one with this document, and returns what a call then sends. */
  async function headersOf(paths: object, call: () => Promise<unknown>) {
    globalThis.clinicAdminState?.delete('clinic');
    service.answer = (request, response) =>
      request.url?.endsWith('/openapi.json')
        ? json(200, { paths })(request, response)
        : json(409, { success: false, error: 'no', code: 'CONFLICT_ERROR' })(request, response);
    await expect(call()).rejects.toMatchObject({ code: 'CONFLICT_ERROR' });
    return service.requests.at(-1)?.headers;
  }

  it('is named to a service that asks for it, and not to another', async () => {
    const call = () => callOnBehalfOf(caller('dentist'), setDentitionMode, change);
    expect(await headersOf(asks, call)).toMatchObject({
      'x-acting-user': 'u1',
      'x-acting-user-name': 'Ana',
    });
    const other = await headersOf({}, call);
    expect(Object.keys(other ?? {}).filter((name) => name.startsWith('x-acting'))).toEqual([]);
  });

  it('signs in their own name, whatever a browser sent', async () => {
    const paths = { '/api/v1/patients/{id}/odontogram/signature': { post: {} } };
    const signing = { params: { patientId: 'p1' }, body: { signedBy: 'Otra Persona' } };
    await headersOf(paths, () => callOnBehalfOf(caller('dentist'), signOdontogram, signing));
    expect(JSON.parse(service.requests.at(-1)?.body ?? '')).toEqual({ signedBy: 'Ana' });
  });

  it.each([
    ['is left out where the service does not list it', {}, undefined],
    ['is sent to one that lists it', { taxKind: {} }, 'excluded'],
  ])('an addition to the lines of a bill %s', async (_, listed, sent) => {
    const items = { type: 'array', items: { properties: { description: {}, ...listed } } };
    const content = { 'application/json': { schema: { properties: { items } } } };
    const paths = { '/api/v1/billing/invoices': { post: { requestBody: { content } } } };
    const line = { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 };
    const body = { patientId: 'p1', items: [{ ...line, taxKind: 'excluded' as const }] };
    await headersOf(paths, () => callOnBehalfOf(caller('billing'), createInvoice, { body }));
    const told = JSON.parse(service.requests.at(-1)?.body ?? '');
    expect(told).toEqual({ patientId: 'p1', items: [{ ...line, taxKind: sent }] });
  });

  it('is not named where they only read', async () => {
    const call = () => callOnBehalfOf(caller('admin'), listPatients, {});
    expect(await headersOf(asks, call)).not.toHaveProperty('x-acting-user');
    await flushAudit();
  });
});
