import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clinicInstant } from '@/lib/kit/dates/clinic-time';
import { payments } from '../db/schema/billing';
import { clinics } from '../db/schema/clinics';
import { BILL, billingClinic } from '../testing/billing';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { ledgerClinic } from '../testing/ledger';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

const day = (date: string) => clinicInstant(date, '10:00', 'America/Bogota');

describe.each(DATABASE_KINDS)('the statement of account, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function ledger() {
    const clinic = await ledgerClinic(service);
    await clinic.addPatients([
      { id: 'ana', firstName: 'Ana', lastName: 'Zapata' },
      { id: 'beto', firstName: 'Beto', lastName: 'Arango' },
    ]);
    return clinic;
  }

  /** The lines of all pages. */
  async function printed(clinic: { key: string }, id: string, language = 'es-CO') {
    const answer = await call(service, 'GET', `/patients/${id}/statement`, {
      key: clinic.key,
      headers: { 'Accept-Language': language },
    });
    expect(answer.status).toBe(200);
    return pdfPages(answer.body).join('\n').split('\n');
  }

  test('has each movement with its number and the balance after it, in order', async () => {
    const clinic = await ledger();
    await clinic.addInvoices([
      {
        id: 'F-000001',
        patientId: 'ana',
        total: 100_000,
        issuedAt: day('2026-07-01'),
        paid: 25_000,
        credited: 10_000,
        status: 'partially_paid',
      },
      {
        id: 'F-000002',
        patientId: 'ana',
        total: 7_000,
        issuedAt: day('2026-09-01'),
        status: 'void',
        voidedAt: day('2026-09-02'),
      },
      { id: 'B-000003', patientId: 'ana', total: 999, issuedAt: null },
      { id: 'F-000004', patientId: 'beto', total: 55_555, issuedAt: day('2026-09-01') },
    ]);
    await clinic.pay('F-000001', 'ana', 'RC-000001', 90_000, day('2026-07-02'));
    await clinic.reverse('RC-000001', 'AR-000001', day('2026-07-03'));
    await clinic.pay('F-000001', 'ana', 'RC-000002', 50_000, day('2026-07-04'));
    await clinic.refund('RC-000002', 'ana', 'CE-000001', 25_000, day('2026-07-05'));
    await clinic.credit('F-000001', 'ana', 'NC-000001', 10_000, day('2026-07-06'));
    const isFirst = and(eq(payments.clinicId, clinic.clinicId), eq(payments.id, 'RC-000001'));
    await service.db.update(payments).set({ status: 'reversed' }).where(isFirst);
    const lines = await printed(clinic, 'ana');
    const at = (word: string) => lines.findIndex((line) => line.startsWith(word));
    const movements = [
      'Factura F-000001',
      'Recibo de caja RC-000001',
      'Anulación de recibo AR-000001',
      'Recibo de caja RC-000002',
      'Comprobante de egreso CE-000001',
      'Nota de ajuste NC-000001',
      'Factura F-000002',
      'Anulación de la factura F-000002',
    ];
    expect(movements.map(at)).not.toContain(-1);
    expect(movements.map(at)).toEqual(movements.map(at).toSorted((a, b) => a - b));
    const balanceAfter = (movement: string, next: string | undefined) =>
      lines
        .slice(at(movement), next === undefined ? at('De 0 a 30') : at(next))
        .findLast((line) => line.startsWith('$'));
    expect(movements.map((one, index) => balanceAfter(one, movements[index + 1]))).toEqual([
      '$ 100.000',
      '$ 10.000',
      '$ 100.000',
      '$ 50.000',
      '$ 75.000',
      '$ 65.000',
      '$ 72.000',
      '$ 65.000',
    ]);
    const text = lines.join('\n');
    expect(text).toContain('Factura F-000001 · Efectivo');
    expect(text).toContain('De 31 a 60 días\n$ 0');
    expect(text).toContain('Más de 90 días\n$ 65.000\nSaldo\n$ 65.000');
    expect(text).not.toContain('B-000003');
    expect(text).not.toContain('55.555');
  });

  test('has the clinic’s head, the patient and the language asked for', async () => {
    const clinic = await ledger();
    await service.db
      .update(clinics)
      .set({ name: 'Clínica Central', nit: '900123456-7', address: 'Calle 1' })
      .where(eq(clinics.id, clinic.clinicId));
    const spanish = await printed(clinic, 'ana');
    for (const part of ['Clínica Central', 'NIT 900123456-7', 'Calle 1', 'Estado de cuenta']) {
      expect(spanish).toContain(part);
    }
    expect(spanish).toContain('Ana Zapata');
    expect(spanish).toContain('El paciente no tiene facturas expedidas.');
    expect(spanish).toContain('Página 1 de 1');
    expect(await printed(clinic, 'ana', 'en-US')).toContain('Statement of account');
  });

  test('agrees with the receivables and with what was billed and paid through the service', async () => {
    const { key, issued, pay, post, get } = await billingClinic(service);
    const { id } = await issued({ patientId: WORLD.otherPatient });
    await issued({ ...BILL, patientId: WORLD.otherPatient });
    await pay(id, 5_000);
    await post(`/invoices/${(await issued({ patientId: WORLD.otherPatient })).id}/void`, {
      reason: 'Repetida',
    });
    const { body } = await get(`/receivables?patientId=${WORLD.otherPatient}`);
    expect(body).toMatchObject({ totals: { balance: 85_000, openInvoices: 2 } });
    const lines = await printed({ key }, WORLD.otherPatient);
    expect(lines.filter((line) => line === '$ 85.000').length).toBeGreaterThanOrEqual(3);
    service.clock.advance(24 * 60 * 60_000);
    const then = await get(`/receivables?patientId=${WORLD.otherPatient}&asOf=2026-11-20`);
    expect(then.body).toMatchObject({ totals: { balance: 85_000, openInvoices: 2 } });
  });

  test('goes on over pages, each with its heading', async () => {
    const clinic = await ledger();
    await clinic.addInvoices(
      Array.from({ length: 120 }, (_, index) => ({
        id: `F-${String(index).padStart(6, '0')}`,
        patientId: 'ana',
        total: 1_000,
        issuedAt: new Date(day('2026-07-01').getTime() + index * 60_000),
      })),
    );
    const answer = await call(service, 'GET', '/patients/ana/statement', { key: clinic.key });
    const pages = pdfPages(answer.body);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Movimiento');
    expect(pages.at(-1)).toContain('$ 120.000');
  });

  test('there is none of nobody, nor of another clinic’s patient', async () => {
    await ledger();
    const { id: _, key } = await service.addClinic();
    for (const id of ['nobody', 'ana']) {
      const { status } = await call(service, 'GET', `/patients/${id}/statement`, { key });
      expect(status).toBe(404);
    }
  });
});
