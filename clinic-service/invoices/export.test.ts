import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readExportForm } from '@/lib/contract/billing/invoice-export';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { invoices } from '../db/schema/billing';
import { clinics } from '../db/schema/clinics';
import { patients } from '../db/schema/patients';
import {
  type BillingClinic,
  billingClinic,
  CONTROL,
  COPAY,
  refusal,
  refusedFields,
} from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

const PATH = '/invoices/pdf-export';
const TODAY = 'from=2026-11-20&to=2026-11-20';

async function unzipped(
  { get }: BillingClinic,
  query: string,
): Promise<Record<string, Uint8Array>> {
  const { status, headers, body } = await get(`${PATH}?${query}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(headers.get('content-disposition')).toContain('attachment');
  return unzipSync(z.parse(z.instanceof(Uint8Array), body));
}

describe.each(DATABASE_KINDS)('the export of invoices, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('its form offers three types, this month so far and the published maximum', async () => {
    const { id, get } = await billingClinic(service);
    const { status, body } = await get(`${PATH}/form-schema`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        invoiceTypeOptions: [
          { value: 'all', label: 'Todas' },
          { value: 'electronic', label: 'Ordinarias' },
          { value: 'manual', label: 'Manuales (contingencia)' },
        ],
        defaultInvoiceType: 'all',
        defaultFrom: '2026-11-01',
        defaultTo: '2026-11-20',
        maxInvoices: 100,
        helpText: expect.stringMatching(/ZIP.*anuladas.*CSV.*cuentas.*100/),
      },
    });
    await service.db.update(clinics).set({ locale: 'en-US' }).where(eq(clinics.id, id));
    service.clock.advance(2_000);
    const english = z.object({ data: readExportForm.response });
    const { data } = z.parse(english, (await get(`${PATH}/form-schema`)).body);
    expect(data.invoiceTypeOptions[2]?.label).toBe('Manual (contingency)');
    expect(data.helpText).toMatch(/voided invoices included.*payer accounts/);
  });

  test('it holds what was issued, voided since or not, the payers’ accounts and a safe list of them', async () => {
    const clinic = await billingClinic(service);
    const { id, draft, issued, post, charge } = clinic;
    const formula = { firstName: '=HYPERLINK("http://x.example")', lastName: 'Ñáñez' };
    await service.db.update(patients).set(formula).where(eq(patients.clinicId, id));
    await draft();
    const manual = await draft();
    await post(`/invoices/${manual.id}/issue`, { invoiceType: 'manual' });
    const gone = await issued();
    await post(`/invoices/${gone.id}/void`, { reason: '+57 equivocada' });
    const never = await draft();
    expect((await post(`/invoices/${never.id}/void`, { reason: 'Repetida' })).status).toBe(200);
    await charge({ patientShare: COPAY });
    const files = await unzipped(clinic, 'from=2026-03-01&to=2026-11-20');
    expect(Object.keys(files).sort()).toEqual([
      'cuentas/CC-000001.pdf',
      'facturas/F-000001.pdf',
      'facturas/F-000002.pdf',
      'facturas/F-000003.pdf',
      'listado.csv',
    ]);
    const [page] = pdfPages(files['facturas/F-000003.pdf']);
    expect(page).toContain('ANULADA');
    expect(page).toContain('+57 equivocada');
    expect(pdfPages(files['cuentas/CC-000001.pdf'])[0]).toContain('EPS Cordillera Azul');
    const list = strFromU8(files['listado.csv'] ?? new Uint8Array());
    const rows = list.split('\r\n');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toContain('"Archivo";"Tipo";"Número"');
    expect(rows[2]).toContain('"facturas/F-000002.pdf";"Factura manual";"F-000002";"2026-11-20"');
    expect(rows[2]).toContain(`"'=HYPERLINK(""http://x.example"") Ñáñez"`);
    expect(rows[3]).toContain(`"'+57 equivocada"`);
    expect(rows[4]).toContain('"Cuenta de pagador";"CC-000001";"2026-03";"Abierta"');
    expect(rows[4]).toContain('45000;0;0;45000;10000');
  });

  test('a type leaves the others out, and a day the days around it', async () => {
    const clinic = await billingClinic(service);
    const { draft, post } = clinic;
    const manual = await draft();
    await post(`/invoices/${manual.id}/issue`, { invoiceType: 'manual' });
    const names = async (query: string) => Object.keys(await unzipped(clinic, query)).sort();
    expect(await names(`${TODAY}&invoiceType=manual`)).toEqual([
      'facturas/F-000002.pdf',
      'listado.csv',
    ]);
    expect(await names(`${TODAY}&invoiceType=electronic`)).toEqual([
      'facturas/F-000001.pdf',
      'listado.csv',
    ]);
    expect(await names('from=2026-11-21&to=2026-11-30')).toEqual(['listado.csv']);
    const there = await billingClinic(service);
    expect(Object.keys(await unzipped(there, TODAY))).toHaveLength(2);
  });

  test('an account names three services of a charge and counts the rest', async () => {
    const clinic = await billingClinic(service);
    await clinic.charge({ items: Array(200).fill({ ...CONTROL, description: 'W'.repeat(300) }) });
    const files = await unzipped(clinic, 'from=2026-03-01&to=2026-03-31');
    const pages = pdfPages(files['cuentas/CC-000001.pdf']);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('y 197');
  });

  test('more than a hundred do not fit', async () => {
    const { id, get, issued } = await billingClinic(service);
    const { id: first } = await issued();
    const [row] = await service.db.select().from(invoices).where(eq(invoices.id, first));
    if (row === undefined) throw new Error('the invoice is not there');
    const more = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...row,
        id: `more-${count}-${index}`,
        invoiceNumber: `M-${count}-${index}`,
      }));
    await service.db.insert(invoices).values(more(98));
    expect((await get(`${PATH}?${TODAY}`)).status).toBe(200);
    await service.db.insert(invoices).values(more(1));
    const refused = await get(`${PATH}?${TODAY}`);
    expect(refusal(refused)).toBe('409 EXPORT_TOO_LARGE');
    expect(errorEnvelopeA.parse(refused.body).details).toEqual({ count: 101, maxInvoices: 100 });
    expect(row.clinicId).toBe(id);
  });

  test('dates that are missing, do not exist or go backwards are named', async () => {
    const { get } = await billingClinic(service);
    const refused = async (query: string) => refusedFields(await get(`${PATH}?${query}`));
    expect(await refused('')).toEqual(['from required', 'to required']);
    expect(await refused('from=2026-11-02&to=2026-11-01')).toEqual(['to before_from']);
    expect(await refused('from=2026-02-29&to=2026-03-01')).toEqual(['from invalid_format']);
    expect(await refused(`${TODAY}&invoiceType=paper`)).toEqual(['invoiceType invalid_value']);
  });

  test('an invoice of forty lines repeats its head and counts its pages', async () => {
    const { draft, get } = await billingClinic(service);
    const items = Array(40).fill({ ...CONTROL, procedureId: WORLD.procedure });
    const { id, invoiceNumber } = await draft({ items, discount: 100_000 });
    const { body, headers } = await get(`/invoices/${id}/pdf`);
    expect(headers.get('content-disposition')).toContain(`Factura_${invoiceNumber}.pdf`);
    const pages = pdfPages(body);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Valor unitario');
      expect(page).toContain(invoiceNumber);
      expect(page).toContain(`Página ${index + 1} de 2`);
    }
    expect(pages[0]).toContain('BORRADOR');
    expect(pages[1]).toContain('Excluido de IVA');
    expect(pages[1]).toContain('$ 1.700.000');
  });
});
