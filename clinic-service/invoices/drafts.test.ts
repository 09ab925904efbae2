import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../db/schema/billing';
import { BILL, billingClinic, CONTROL, read, refusal, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('a draft, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());
  const clinic = () => billingClinic(service);

  test('is changed by the rules it was made by, and keeps what was left out', async () => {
    const { draft, patch, get } = await clinic();
    const { id } = await draft({ discount: 5_000, notes: 'Hoy' });
    const items = [CONTROL, { ...CONTROL, description: 'Cepillo', taxRate: 0.19 }];
    const changed = read(await patch(`/invoices/${id}`, { items }));
    expect(changed).toMatchObject({
      status: 'draft',
      subtotal: 90_000,
      discount: 5_000,
      tax: 8_075,
      total: 93_075,
      due: 93_075,
      notes: 'Hoy',
      version: 2,
    });
    expect(changed.items.map((item) => item.id)).toEqual(['1', '2']);
    const cleared = read(await patch(`/invoices/${id}`, { discount: 0, notes: '' }));
    expect(cleared).toMatchObject({ discount: 0, total: 98_550, version: 3 });
    expect(cleared.notes).toBeUndefined();
    // Nothing differs, so it is the same version.
    expect(read(await patch(`/invoices/${id}`, { items, discount: 0 })).version).toBe(3);
    expect(read(await get(`/invoices/${id}`))).toEqual(cleared);
  });

  test('takes nothing that a new one does not take', async () => {
    const { draft, patch } = await clinic();
    const { id } = await draft({ discount: 40_000 });
    const refused = async (body: object) => refusedFields(await patch(`/invoices/${id}`, body));
    expect(await refused({ discount: 45_001 })).toEqual(['discount exceeds_subtotal']);
    // The discount that it has is more than these come to.
    expect(await refused({ items: [{ ...CONTROL, unitPrice: 39_999 }] })).toEqual([
      'discount exceeds_subtotal',
    ]);
    expect(await refused({ items: [] })).toEqual(['items too_small']);
    expect(await refused({ items: [{ ...CONTROL, procedureId: 'nobody' }] })).toEqual([
      'items.0.procedureId not_found',
    ]);
  });

  test('is changed as it was read, and of two who change it at once one does', async () => {
    const { draft, patch, post, get } = await clinic();
    const { id } = await draft();
    const both = await Promise.all(
      [1, 2].map((discount) => patch(`/invoices/${id}`, { discount }, 1)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(refusal(await patch(`/invoices/${id}`, { discount: 3 }, 1))).toMatch(/^412 /);
    const { headers } = await get(`/invoices/${id}`);
    expect(headers.get('etag')).toBe('"2"');
    // Nor is it issued as something else than was seen.
    const issue = (version: string) =>
      post(`/invoices/${id}/issue`, {}, { 'If-Match': `"${version}"` });
    expect((await issue('1')).status).toBe(412);
    expect((await issue('2')).status).toBe(200);
  });

  test('that was issued is neither changed nor deleted', async () => {
    const { issued, patch, remove } = await clinic();
    const { id } = await issued();
    expect(refusal(await patch(`/invoices/${id}`, { notes: 'x' }))).toBe('409 INVOICE_NOT_DRAFT');
    expect(refusal(await patch(`/invoices/${id}`, { notes: 'x' }, 9))).toBe(
      '409 INVOICE_NOT_DRAFT',
    );
    expect(refusal(await remove(`/invoices/${id}`))).toBe('409 INVOICE_NOT_DRAFT');
  });

  test('is deleted with no gap in the numbers of invoices, and frees what it billed', async () => {
    const { id: clinicId, draft, issued, get, post, remove } = await clinic();
    const { id, invoiceNumber } = await draft({ medicalRecordId: WORLD.record });
    const removed = await remove(`/invoices/${id}`);
    expect(removed.status).toBe(200);
    expect(removed.body).toEqual({ id, invoiceNumber, patientId: WORLD.patient, total: 45_000 });
    expect(refusal(await get(`/invoices/${id}`))).toBe('404 NOT_FOUND');
    expect(refusal(await remove(`/invoices/${id}`))).toBe('404 NOT_FOUND');
    const isIt = and(eq(invoices.clinicId, clinicId), eq(invoices.id, id));
    expect(await service.db.$count(invoices, isIt)).toBe(0);
    expect((await issued({ medicalRecordId: WORLD.record })).invoiceNumber).toBe('F-000002');
    expect(refusal(await post('/invoices', { ...BILL, medicalRecordId: WORLD.record }))).toBe(
      '409 MEDICAL_RECORD_ALREADY_BILLED',
    );
  });

  test('is either issued or deleted, whoever comes first', async () => {
    const { draft, post, remove, get } = await clinic();
    const { id } = await draft();
    const [issue, removal] = await Promise.all([
      post(`/invoices/${id}/issue`, {}),
      remove(`/invoices/${id}`),
    ]);
    const now = await get(`/invoices/${id}`);
    if (issue.status === 200) {
      expect([refusal(removal), read(now).status]).toEqual(['409 INVOICE_NOT_DRAFT', 'issued']);
    } else {
      expect([issue.status, removal.status, now.status]).toEqual([404, 200, 404]);
    }
  });

  test('of another clinic is not there', async () => {
    const there = await clinic();
    const { id } = await there.draft();
    const { patch, remove } = await clinic();
    expect(refusal(await patch(`/invoices/${id}`, { notes: 'x' }))).toBe('404 NOT_FOUND');
    expect(refusal(await remove(`/invoices/${id}`))).toBe('404 NOT_FOUND');
    expect(read(await there.get(`/invoices/${id}`)).notes).toBeUndefined();
  });
});
