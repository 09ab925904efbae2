import { expect, test } from 'vitest';
import type { AccountDocument } from '../payers/for-printing';
import { pdfPages } from '../testing/pdf-text';
import { formatsOf } from './formats';
import { printPayerAccount } from './payer-account';

const NOW = new Date('2026-11-20T15:00:00Z');
const ISSUER = { name: 'Clínica Central', nit: null, address: null, phone: null };

const CHARGE: AccountDocument['charges'][number] = {
  serviceDate: '2026-11-20',
  lines: [{ description: 'Control' }],
  total: 45_000,
  collected: 10_000,
  patient: { firstName: 'María', lastName: 'Pérez', documentType: 'CC', documentNumber: '1020' },
};

async function printed(charges: AccountDocument['charges'], language: 'es-CO' | 'en-US') {
  const account = {
    id: 'account',
    payerId: 'payer',
    number: 'CC-000001',
    period: '2026-11',
    status: 'open',
    createdAt: NOW,
    updatedAt: NOW,
    removedAt: null,
  } as const;
  const payer = { name: 'EPS Cordillera Azul', nit: '900.123.456-8' };
  const formats = formatsOf(language, 'America/Bogota');
  return pdfPages(await printPayerAccount({ account, payer, charges }, ISSUER, formats));
}

test.each([
  [
    'es-CO',
    [
      ...['Cargos', '2', 'Total de la cuenta', '$ 90.000'],
      ...['Recaudado al paciente', '−$ 10.000', 'Neto a cobrar', '$ 80.000'],
    ],
  ],
  [
    'en-US',
    [
      ...['Charges', '2', 'Account total', 'COP 90,000'],
      ...['Collected from patient', '−COP 10,000', 'Net billed', 'COP 80,000'],
    ],
  ],
] as const)('bills what the patients did not pay, in %s', async (language, figures) => {
  const [page = ''] = await printed([CHARGE, { ...CHARGE, collected: 0 }], language);
  expect(page).toContain(figures.join('\n'));
});

test('bills the whole where nothing was collected', async () => {
  const [page = ''] = await printed([{ ...CHARGE, collected: 0 }], 'es-CO');
  expect(page).toContain(['Recaudado al paciente', '$ 0', 'Neto a cobrar', '$ 45.000'].join('\n'));
});
