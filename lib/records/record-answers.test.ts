import { describe, expect, test } from 'vitest';
import { checkEntries, type Entry } from './entries';
import { isBlank, NO, readAnswers, strayValues, YES } from './record-answers';
import { shownFields } from './shown-fields';
import type { Template, TemplateField } from './template';
import { readTypedNumber, writeReadings } from './typed-number';

const ZONE = 'America/Bogota';

function field(key: string, type: string, rest: Partial<TemplateField> = {}): TemplateField {
  return { key, label: key.toUpperCase(), type, required: false, ...rest } as TemplateField;
}
function check(fields: readonly TemplateField[], answers: Parameters<typeof readAnswers>[1]) {
  return readAnswers({ fields: [...fields] }, answers, ZONE);
}

describe('what was typed for a template', () => {
  test('is sent by the kinds of its fields; what is empty is not', () => {
    const all = [
      field('a', 'text'),
      field('b', 'textarea'),
      field('c', 'number', { min: 0, max: 100 }),
      field('d', 'boolean'),
      field('e', 'date'),
      field('f', 'datetime'),
      field('g', 'select', { options: [{ value: 'x', label: 'X' }] }),
      field('h', 'multiselect', { options: [{ value: 'x', label: 'X' }] }),
      field('i', 'text'),
      field('j', 'multiselect', { options: [{ value: 'x', label: 'X' }] }),
    ];
    const draft = {
      a: ' Dolor ',
      b: 'Dos\nlíneas',
      c: '36,5',
      d: YES,
      e: '2026-11-24',
      f: ['2026-11-24', '14:30'],
      g: 'x',
      h: ['x'],
      i: '  ',
      j: [],
      gone: 'of another template',
    };
    expect(check(all, draft).fields).toEqual({
      a: 'Dolor',
      b: 'Dos\nlíneas',
      c: 36.5,
      d: true,
      e: '2026-11-24',
      f: '2026-11-24T14:30:00-05:00',
      g: 'x',
      h: ['x'],
    });
  });

  test('is judged whole: every field that is missing or wrong is named', () => {
    const all = [
      field('text', 'text', { required: true }),
      field('long', 'text'),
      field('odd', 'textarea'),
      field('word', 'number'),
      field('thousands', 'number'),
      field('low', 'number', { min: 20, max: 200 }),
      field('high', 'number', { min: 20, max: 200 }),
      field('date', 'date'),
      field('moment', 'datetime', { required: true }),
      field('time', 'datetime'),
      field('timeOnly', 'datetime'),
      field('short', 'datetime'),
      field('several', 'multiselect', { required: true, options: [{ value: 'x', label: 'X' }] }),
      field('yes', 'boolean', { required: true }),
    ];
    const draft = {
      long: 'x'.repeat(501),
      odd: 'a\u0000',
      word: 'ochenta',
      thousands: '1.200',
      low: '19,9',
      high: '201',
      date: '31/02/2026',
      moment: ['', ''],
      time: ['2026-11-24', ''],
      timeOnly: ['', '14:30'],
      short: ['27/11/26', '14:30'],
    };
    expect(check(all, draft).errors).toEqual({
      text: 'required',
      long: 'tooLong',
      odd: 'characters',
      word: 'number',
      thousands: 'ambiguous',
      low: 'tooSmall',
      high: 'tooBig',
      date: 'date',
      moment: 'required',
      time: 'time',
      timeOnly: 'noDate',
      short: 'date',
      several: 'required',
      yes: 'required',
    });
  });

  test('a required field of a kind nobody knows is a text, and so is a choice without options', () => {
    const odd = field('odd', 'signature-pad', { required: true });
    expect(check([odd], {}).errors).toEqual({ odd: 'required' });
    expect(check([odd], { odd: 'Firmado' }).fields).toEqual({ odd: 'Firmado' });
    expect(check([field('a', 'select')], { a: 'x' }).fields).toEqual({ a: 'x' });
  });

  test('what a template no longer has is kept in sight, and not sent', () => {
    const template: Template = { id: 't', name: 'T', fields: [field('a', 'text')] };
    const draft = { a: 'uno', b: 'dos', c: ['x', 'y'], d: '', e: ['', ''] };
    expect(strayValues(template, draft)).toEqual([
      ['b', 'dos'],
      ['c', 'x, y'],
    ]);
    expect(check(template.fields, draft).fields).toEqual({ a: 'uno' });
    expect(isBlank({ a: ' ', b: ['', ''] })).toBe(true);
    expect(isBlank(draft)).toBe(false);
  });

  test('nor is what was typed while the field was of another kind', () => {
    const fields = [
      field('a', 'boolean'),
      field('b', 'multiselect', { options: [{ value: 'x', label: 'X' }] }),
      field('c', 'text', { required: true }),
      field('d', 'select', { options: [{ value: 'x', label: 'X' }] }),
    ];
    const draft = { a: 'hace un año', b: 'penicilina', c: ['x', 'y'], d: 'hace dos' };
    expect(strayValues({ id: 't', name: 'T', fields }, draft)).toEqual([
      ['a', 'hace un año'],
      ['b', 'penicilina'],
      ['c', 'x, y'],
      ['d', 'hace dos'],
    ]);
    expect(check(fields, draft).errors).toEqual({ c: 'required' });
    expect(check(fields, { ...draft, c: 'z' }).fields).toEqual({ c: 'z' });
    expect(check(fields, { a: NO, b: ['x'], c: 'z' }).fields).toEqual({
      a: false,
      b: ['x'],
      c: 'z',
    });
  });
});

test('a measure has a comma or a point, and one that may be thousands is none', () => {
  expect(readTypedNumber('36,5')).toBe(36.5);
  expect(readTypedNumber(' 36.50 ')).toBe(36.5);
  expect(readTypedNumber('-2')).toBe(-2);
  expect(readTypedNumber('0,125')).toBe(0.125);
  expect(readTypedNumber('- 1200')).toBe(-1200);
  for (const either of ['1.200', '1,200', '1 . 200']) {
    expect(readTypedNumber(either)).toEqual({ fraction: 1.2, whole: 1200 });
  }
  for (const none of [
    '',
    'x',
    '1.200,5',
    '1e3',
    '0x10',
    '1..2',
    '99999999999',
    '7 8',
    '1 200',
    '120\n80',
    '120\n,80',
  ]) {
    expect(readTypedNumber(none)).toBe('number');
  }
});

test.each([
  ['3,250', { min: 0.3, max: 400 }, 3.25],
  ['23.456', { min: 0.3, max: 400 }, 23.456],
  ['1.200', { min: 100 }, 1200],
  ['-1.200', { max: -100 }, -1200],
  ['1.200', {}, 'ambiguous'],
  ['1.200', { min: 0, max: 2000 }, 'ambiguous'],
  ['1.200', { min: 40, max: 300 }, 'outside'],
  ['1.200', { min: 2000 }, 'tooSmall'],
  ['1.200', { max: 1 }, 'tooBig'],
])('%s in %o is what alone is within the range, or told', (typed, range, expected) => {
  const { fields, errors } = check([field('n', 'number', range)], { n: typed });
  expect(fields?.n ?? errors?.n).toBe(expected);
});

test.each([
  ['3,250', 'es-CO', '3,25', '3250'],
  ['3,250', 'en-US', '3.25', '3250'],
  ['12.345', 'es-CO', '12,3450', '12345'],
  ['-3.000', 'es-CO', '-3', '-3000'],
])('both readings of %s in %s are written as %s and %s', (typed, locale, fraction, whole) => {
  expect(writeReadings(typed, locale)).toEqual({ fraction, whole });
  // Typed as they are written they are clear.
  expect([readTypedNumber(fraction), readTypedNumber(whole)]).toEqual([
    Number(fraction.replace(',', '.')),
    Number(whole),
  ]);
});

test('fields without a template are checked by what they say they are', () => {
  const entry = (key: string, value: string, kind: Entry['kind'] = 'text') => ({
    key,
    value,
    kind,
  });
  expect(
    checkEntries([
      entry(' motivo ', ' Dolor '),
      entry('fc', '80', 'number'),
      entry('acepta', YES, 'boolean'),
      entry('', ''),
      entry('antecedentes', ' asma \n\ndiabetes\nasma', 'list'),
    ]).fields,
  ).toEqual({ motivo: 'Dolor', fc: 80, acepta: true, antecedentes: ['asma', 'diabetes'] });
  expect(
    checkEntries([
      entry('', 'x'),
      entry('a', 'x'),
      entry('a', 'y'),
      entry('b', ''),
      entry('c', 'x', 'number'),
      entry('__proto__', 'x'),
      entry('d', '3,250', 'number'),
      entry('f', 'sí', 'boolean'),
      // Of a text that became a number: two are not one.
      entry('e', '120\n80', 'number'),
    ]).errors,
  ).toEqual(
    new Map([
      [0, 'key'],
      [2, 'twice'],
      [3, 'required'],
      [4, 'number'],
      [6, 'ambiguous'],
      [7, 'required'],
      [8, 'number'],
    ]),
  );
});

test('a saved record shows all it has, in the words of its template where there are some', () => {
  const template: Template = {
    id: 't',
    name: 'T',
    fields: [
      field('when', 'datetime'),
      field('day', 'date'),
      field('kind', 'select', { options: [{ value: 'x', label: 'Equis' }] }),
      field('some', 'multiselect', { options: [{ value: 'x', label: 'Equis' }] }),
      field('yes', 'boolean'),
      field('number', 'number'),
      field('none', 'text'),
      field('long', 'textarea'),
    ],
  };
  const stored = {
    long: 'Uno',
    number: 36.5,
    yes: false,
    some: ['x', 'y'],
    kind: 'x',
    day: '2026-11-24',
    when: '2026-11-24T14:30:00-05:00',
    extra: { a: 1 },
    none: null,
  };
  const words = { locale: 'es-CO', timezone: ZONE, yes: 'Sí', no: 'No' };
  const shown = shownFields(stored, template, words);
  expect(shown.map(({ key }) => key)).toEqual([
    'when',
    'day',
    'kind',
    'some',
    'yes',
    'number',
    'long',
    'extra',
  ]);
  expect(Object.fromEntries(shown.map(({ label, value }) => [label, value]))).toMatchObject({
    KIND: 'Equis',
    SOME: 'Equis, y',
    YES: 'No',
    NUMBER: '36,5',
    LONG: 'Uno',
    extra: '{"a":1}',
  });
  expect(shown.at(-2)?.isLong).toBe(true);
  expect(shownFields(stored, undefined, words)).toHaveLength(8);
});
