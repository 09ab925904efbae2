import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { LOCALES } from './locales';

const MESSAGES = { 'es-CO': spanish, 'en-US': english };

/** Every message with its key. */
function flatten(messages: object, under = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[under + key, value]] : flatten(value, `${under}${key}.`),
  );
}

describe.each(LOCALES)('%s', (locale) => {
  const t = createTranslator({ locale, messages: MESSAGES[locale] });

  test('calls no list of the clinic service newest first: the contract promises no order', () => {
    const claim = /newest first|recientes? primero|de la más reciente/i;
    const claiming = flatten(MESSAGES[locale]).filter(([, words]) => claim.test(words));
    // The audit trail is ours, and the log of a key is no part of the contract and says so itself.
    expect(claiming.map(([key]) => key)).toEqual(['apiKeys.uses.explain', 'audit.table']);
  });

  test('tells the state of a void invoice apart from the button that voids one', () => {
    const state = t('invoices.detail.voided');
    expect([t('invoices.void.submit'), t('invoices.void.action')]).not.toContain(state);
    expect(flatten(MESSAGES[locale]).filter(([, words]) => words === state)).toHaveLength(1);
  });

  test('says of a second step that is off what signing in takes without it', () => {
    expect(t('account.secondFactor.explain')).toMatch(/solo con la contraseña|password only/);
  });

  test('lists what an administrator does without pointing at another role', () => {
    expect(t('staff.roles.admin')).not.toMatch(/anterior|above/i);
    expect(t('staff.roles.admin')).toMatch(/auditoría|audit trail/);
  });
});

const words = Object.fromEntries(
  LOCALES.map((locale) => [locale, createTranslator({ locale, messages: MESSAGES[locale] })]),
);

test.each([
  ['es-CO', 0, 'Para menores de un año'],
  ['es-CO', 1, 'Para 1 año lo usual'],
  ['es-CO', 6, 'Para 6 años lo usual'],
  ['en-US', 0, 'Under one year old'],
  ['en-US', 1, 'At 1 year old'],
  ['en-US', 6, 'At 6 years old'],
] as const)('in %s an age of %i is "%s"', (locale, years, said) => {
  expect(words[locale]?.('odontogram.dentition.byAge.explain', { years, mode: '' })).toContain(
    said,
  );
});

test.each([
  ['es-CO', 1, 1, '1 de 1 cita'],
  ['es-CO', 1, 3, '1 de 3 citas'],
  ['en-US', 1, 1, 'Showing 1 of 1 appointment'],
  ['en-US', 1, 3, 'Showing 1 of 3 appointments'],
] as const)('in %s %i of %i appointments are told as "%s"', (locale, seen, count, said) => {
  expect(words[locale]?.('agenda.totalSeen', { seen, count })).toBe(said);
});
