import { expect, test } from 'vitest';
import type { StoredLine } from '../db/schema/billing';
import type { InvoiceDocument } from '../invoices/for-printing';
import { pdfPages } from '../testing/pdf-text';
import { formatsOf } from './formats';
import { printInvoice } from './invoice';

const NOW = new Date('2026-11-20T15:00:00Z');
const ISSUER = { name: 'Clínica Central', nit: null, address: null, phone: null };
const LINE: StoredLine = {
  description: 'Control',
  procedureId: 'control',
  quantity: 1,
  unitPrice: 45_000,
  taxRate: 0,
  discount: 0,
  subtotal: 45_000,
  tax: 0,
  total: 45_000,
};

function documentWith(
  lines: readonly StoredLine[],
  changes: Partial<InvoiceDocument['invoice']> = {},
): InvoiceDocument {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    invoice: {
      id: 'invoice',
      invoiceNumber: 'F-000001',
      draftNumber: 'B-000001',
      kind: 'electronic',
      patientId: 'patient',
      medicalRecordId: null,
      appointmentId: null,
      status: 'issued',
      lines: [...lines],
      subtotal: total,
      discount: 0,
      tax: 0,
      total,
      paid: 0,
      credited: 0,
      version: 1,
      notes: null,
      createdBy: 'test',
      createdAt: NOW,
      updatedAt: NOW,
      issuedAt: NOW,
      issuedBy: 'Ángela Ñustes',
      datedAt: NOW,
      voidedAt: null,
      voidReason: null,
      ...changes,
    },
    patient: {
      firstName: 'María',
      lastName: 'Pérez Gómez',
      documentType: 'CC',
      documentNumber: '1020304050',
    },
    payments: [],
  };
}

async function printed(document: InvoiceDocument, language: 'es-CO' | 'en-US' = 'es-CO') {
  const formats = formatsOf(language, 'America/Bogota');
  return pdfPages(await printInvoice(document, ISSUER, formats));
}

test('the totals are never on a page without a line', async () => {
  const counts = new Set<number>();
  for (let count = 20; count <= 30; count += 1) {
    const lines = Array.from({ length: count }, () => LINE);
    const pages = await printed(documentWith(lines));
    counts.add(pages.length);
    const last = (pages.at(-1) ?? '').split('\n');
    expect(last).toContain('Subtotal');
    expect(last).toContain(String(count));
    expect(last.indexOf(String(count))).toBeLessThan(last.indexOf('Subtotal'));
    expect(pages.at(-1)).toContain('Excluido de IVA');
  }
  expect([...counts]).toEqual([1, 2]);
});

test.each([
  ['es-CO', '9.999', '$ 1.000'],
  ['en-US', '9,999', 'COP 1,000'],
] as const)('a quantity is grouped as an amount is, in %s', async (language, quantity, price) => {
  const line = { ...LINE, quantity: 9_999, unitPrice: 1_000 };
  const [page = ''] = await printed(documentWith([line]), language);
  expect(page.split('\n')).toEqual(expect.arrayContaining([quantity, price]));
});

test.each([
  ['es-CO', 'Emitida por'],
  ['en-US', 'Issued by'],
] as const)(
  'an invoice says who issued it, where that is known, in %s',
  async (language, label) => {
    const [page = ''] = await printed(documentWith([LINE]), language);
    expect(page).toContain(`${label}\nÁngela Ñustes`);
    const [older = ''] = await printed(documentWith([LINE], { issuedBy: null }), language);
    expect(older).not.toContain(label);
  },
);

test.each([
  ['es-CO', 'Factura', 'Ordinaria · no es factura electrónica', 'no se ha enviado a la DIAN'],
  ['en-US', 'Invoice', 'Standard · not an electronic invoice', 'not sent to the tax authority'],
] as const)('no invoice is called electronic, in %s', async (language, title, note, foot) => {
  const [page = ''] = await printed(documentWith([LINE]), language);
  expect(page).toContain([title, 'F-000001', note].join('\n'));
  expect(page.replaceAll('\n', ' ')).toContain(foot);
  expect(page).not.toContain('CUFE');
});

const REGISTRATION = {
  cufe: 'a1b2c3',
  qr: 'https://example.org/a1b2c3',
  resolution: '18764000001 de 2026',
  range: 'F-1 a F-5000',
};

test.each([
  ['es-CO', 'Factura electrónica de venta', 'Resolución de numeración'],
  ['en-US', 'Electronic invoice', 'Numbering resolution'],
] as const)('only what a provider registered is electronic, in %s', async (...expected) => {
  const [language, title, resolution] = expected;
  const document = { ...documentWith([LINE]), registration: REGISTRATION };
  const [page = ''] = await printed(document, language);
  expect(page).toContain(`${title}\nF-000001`);
  expect(page).toContain('CUFE: a1b2c3');
  expect(page).toContain(`${resolution}: 18764000001 de 2026`);
  expect(page).toContain('F-1 a F-5000');
});

test.each([
  ['es-CO', 'Excluido', 'Excluido de IVA', '0%'],
  ['en-US', 'Excluded', 'Excluded from VAT', '0%'],
] as const)(
  'a treatment of a plan is excluded, goods at no tax are not, in %s',
  async (...expected) => {
    const [language, word, note, zero] = expected;
    const { procedureId: _, ...plain } = LINE;
    const planned = { ...plain, plannedItemId: 'item' };
    const goods = { ...plain, taxKind: 'zero' as const };
    const [excluded = ''] = await printed(documentWith([planned]), language);
    expect(excluded.split('\n')).toContain(word);
    expect(excluded).toContain(note);
    const [atZero = ''] = await printed(documentWith([goods]), language);
    expect(atZero.split('\n')).toContain(zero);
    expect(atZero).not.toContain(note);
    const [both = ''] = await printed(documentWith([planned, goods]), language);
    expect(both.split('\n')).toEqual(expect.arrayContaining([word, zero]));
    expect(both).toContain(note);
  },
);

test('every sheet says whose it is: the clinic, its NIT and address, the patient', async () => {
  const issuer = { ...ISSUER, nit: '900.123.456-8', address: 'Cra. 15 # 88-21' };
  const document = documentWith(Array.from({ length: 48 }, () => LINE));
  const formats = formatsOf('es-CO', 'America/Bogota');
  const placed = { ...document, location: 'Sede Norte · Calle 127' };
  const pages = pdfPages(await printInvoice(placed, issuer, formats));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain('Sede Norte · Calle 127');
  for (const [index, page] of pages.entries()) {
    const flat = page.replaceAll('\n', ' ');
    for (const fact of [
      ...['Clínica Central', 'NIT 900.123.456-8', 'Cra. 15 # 88-21', 'F-000001'],
      ...['María Pérez Gómez', 'CC 1020304050', `Página ${index + 1} de ${pages.length}`],
    ]) {
      expect(flat).toContain(fact);
    }
  }
});

test.each([
  [
    'es-CO',
    'draft',
    'BORRADOR',
    'Borrador de factura',
    'No es una factura',
    /Representación|copia/i,
  ],
  ['es-CO', 'void', 'ANULADA', 'Borrador de factura', 'No es una factura', /Representación|copia/i],
  ['en-US', 'draft', 'DRAFT', 'Draft invoice', 'neither an invoice', /copy|electronic/i],
] as const)('what was never issued is no invoice, in %s as %s', async (...expected) => {
  const [language, status, mark, title, foot, never] = expected;
  const document = documentWith([LINE], { status, issuedAt: null });
  const [page = ''] = await printed(document, language);
  expect(page).toContain(mark);
  expect(page).toContain(`${title}\nF-000001`);
  expect(page).toContain(foot);
  expect(page).not.toMatch(never);
});

test.each([
  ['es-CO', 'signos que este documento no puede mostrar'],
  ['en-US', 'characters that this document cannot show'],
] as const)('every page says so where letters are missing, in %s', async (language, sentence) => {
  const document = documentWith(Array.from({ length: 40 }, () => LINE));
  for (const page of await printed(document, language)) expect(page).not.toContain('□');
  const patient = { ...document.patient, lastName: 'Pérez 李' };
  const pages = await printed({ ...document, patient }, language);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('María Pérez □');
  for (const page of pages) expect(page).toContain(`□: ${sentence} (U+674E)`);
});
