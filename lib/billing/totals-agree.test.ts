import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { billingClinic } from '@/clinic-service/testing/billing';
import { startService } from '@/clinic-service/testing/harness';
import { WORLD } from '@/clinic-service/testing/world';
import { createInvoice } from '@/lib/contract/billing/invoices';
import { LOCALES } from '@/lib/i18n/locales';
import { writePesos } from '@/lib/kit/money/money-format';
import { tenthOf } from '@/lib/testing/long';
import { EMPTY_LINE, TAX_RATES, type TypedLine } from './bill-lines';
import { estimateOf, type InvoiceValues, invoiceBody, invoiceForm } from './invoices/invoice-form';

const INVOICES = tenthOf(10_000);
/** Sent at once. */
const BATCH = 50;

/** The same numbers in every run, so that what fails can be looked at. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As somebody types it: few or many lines, small and large amounts, odd discounts, either language. */
function typedInvoice(random: (below: number) => number): InvoiceValues {
  const locale = LOCALES[random(LOCALES.length)] ?? 'es-CO';
  const lines = Array.from({ length: 1 + random(random(10) === 0 ? 40 : 4) }, (_, index) => {
    const isService = random(2) === 0;
    const isMany = random(5) === 0;
    const line: TypedLine = {
      ...EMPTY_LINE,
      name: `Línea ${index}`,
      procedureId: isService ? WORLD.procedure : '',
      quantity: String(1 + random(isMany ? 9_999 : 5)),
      // Together less than the twelve digits that fit.
      price: writePesos(random(10 ** (1 + random(isMany ? 6 : 9))), locale),
      taxRate: TAX_RATES[random(TAX_RATES.length)] ?? '0',
      taxKind: 'zero',
    };
    return line;
  });
  const { subtotal } = estimateOf(lines, '');
  const discount = [0, random(subtotal + 1), subtotal, Math.min(subtotal, random(100))][random(4)];
  return {
    patient: WORLD.patient,
    appointment: '',
    lines,
    discount: discount ? writePesos(discount, locale) : '',
    notes: '',
  };
}

test(`the screen's figures are the service's, to the peso, on ${INVOICES} invoices`, async () => {
  const service = await startService('pglite');
  const { post } = await billingClinic(service);
  const random = randomFrom(20_261_123);
  const differing: unknown[] = [];
  let made = 0;
  let total = 0;
  while (made < INVOICES) {
    const drafts = Array.from({ length: BATCH }, () => typedInvoice(random));
    await Promise.all(
      drafts.map(async (draft) => {
        const answer = await post('/invoices', invoiceBody(invoiceForm(true).parse(draft)));
        expect(answer.status, JSON.stringify(answer.body)).toBe(201);
        const theirs = z.parse(createInvoice.response, answer.body);
        const ours = estimateOf(draft.lines, draft.discount);
        made += 1;
        total += theirs.total;
        if (
          ours.subtotal !== theirs.subtotal ||
          ours.tax !== theirs.tax ||
          ours.total !== theirs.total
        ) {
          differing.push({ draft, ours, theirs });
        }
      }),
    );
  }
  await service.close();
  expect(differing.slice(0, 3)).toEqual([]);
  console.info(JSON.stringify({ invoices: made, pesos: total, differing: differing.length }));
});
