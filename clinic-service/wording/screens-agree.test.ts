import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { CONCEPTS, SHARE_METHOD_LABELS, SHARE_STATUS_LABELS, type Words } from './billing-labels';
import { DOCUMENT_WORDS } from './documents';

const MESSAGES = { 'es-CO': spanish, 'en-US': english };

test.each(LOCALES)('paper and lists say of a bill what the screens say, in %s', (locale) => {
  const { invoices, payments, charges, patientShares } = MESSAGES[locale];
  const words = DOCUMENT_WORDS[locale];
  expect(words.invoice.statuses).toEqual(invoices.statuses);
  expect(words.methods).toEqual(payments.methods);
  const inLocale = (labels: Readonly<Record<string, Words>>) =>
    Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label[locale]]));
  expect(inLocale(SHARE_METHOD_LABELS)).toEqual(charges.new.share.methods);
  expect(inLocale(SHARE_STATUS_LABELS)).toEqual(patientShares.filters.statuses);
  expect(inLocale(CONCEPTS)).toEqual(patientShares.filters.concepts);
  expect(inLocale(CONCEPTS)).toEqual(charges.new.share.concepts);
});
