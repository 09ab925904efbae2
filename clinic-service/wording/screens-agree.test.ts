import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { SHARE_METHOD_LABELS } from './billing-labels';
import { DOCUMENT_WORDS } from './documents';

const MESSAGES = { 'es-CO': spanish, 'en-US': english };

test.each(LOCALES)('paper and lists say of a bill what the screens say, in %s', (locale) => {
  const { invoices, payments, charges } = MESSAGES[locale];
  const words = DOCUMENT_WORDS[locale];
  expect(words.invoice.statuses).toEqual(invoices.statuses);
  expect(words.methods).toEqual(payments.methods);
  const labels = Object.entries(SHARE_METHOD_LABELS).map(([name, label]) => [name, label[locale]]);
  expect(Object.fromEntries(labels)).toEqual(charges.new.share.methods);
});
