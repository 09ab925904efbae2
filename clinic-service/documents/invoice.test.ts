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
  ['es-CO', 'Factura electrónica de venta', 'Representación impresa'],
  ['en-US', 'Electronic invoice', 'Printed copy'],
] as const)('an invoice says what it is a copy of, in %s', async (language, title, note) => {
  const [page = ''] = await printed(documentWith([LINE]), language);
  expect(page).toContain([title, 'F-000001', note].join('\n'));
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
  ['es-CO', 'caracteres que este documento no puede mostrar'],
  ['en-US', 'characters that this document cannot show'],
] as const)('every page says so where letters are missing, in %s', async (language, sentence) => {
  const document = documentWith(Array.from({ length: 40 }, () => LINE));
  for (const page of await printed(document, language)) expect(page).not.toContain('[?]');
  const patient = { ...document.patient, lastName: 'Pérez 李' };
  const pages = await printed({ ...document, patient }, language);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('María Pérez [?]');
  for (const page of pages) expect(page).toContain(`[?]: ${sentence}`);
});
