import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isoDate, nameText, offsetDateTime, optional } from '@/lib/contract/schemas';
import { jsonSchema } from './schemas';

/** Of every schema: what it takes, and what it refuses. */
const CASES = {
  'a date': {
    schema: isoDate,
    right: ['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'],
    wrong: [
      '',
      '0000-01-01',
      '2026-02-29',
      '2026-2-1',
      '2026-02-28\n',
      ' 2026-02-28',
      'x2026-02-28',
    ],
  },
  'a name': {
    schema: nameText(100),
    right: ['Ana', 'Ñandú 2', 'ﷺ', '王', 'O’Neill'],
    wrong: ['\u200b\u200b', '…', 'Ana\nMaría', 'A\tna', 'Ana\u202e', '\u0000'],
  },
  'a date and time with seconds or none': {
    schema: offsetDateTime,
    right: ['2026-02-28T10:00-05:00', '2026-02-28T10:00:30Z', '2026-02-28T10:00:30.25-05:00'],
    wrong: [
      '2026-02-28T10:00',
      '2026-02-28',
      '2026-02-30T10:00Z',
      '2026-02-28T10:00Z\n',
      '1026-02-28T10:00Z',
    ],
  },
};

test.each(Object.entries(CASES))(
  '%s is one text with one pattern, which means what its checks do',
  (_, it) => {
    const described = jsonSchema(it.schema);
    expect(described).toMatchObject({ type: 'string', pattern: expect.any(String) });
    expect(described).not.toHaveProperty('allOf');
    expect(described).not.toHaveProperty('anyOf');
    const pattern = new RegExp(described.pattern ?? '', 'u');
    for (const text of it.right) {
      expect([text, pattern.test(text), z.safeParse(it.schema, text).success]).toEqual([
        text,
        true,
        true,
      ]);
    }
    for (const text of it.wrong) {
      expect([text, pattern.test(text), z.safeParse(it.schema, text).success]).toEqual([
        text,
        false,
        false,
      ]);
    }
  },
);

test('a pattern that begins nowhere in particular is still found anywhere', () => {
  const both = z.string().check(z.regex(/b|^$/), z.regex(/c$/));
  const pattern = new RegExp(jsonSchema(both).pattern ?? '', 'u');
  for (const text of ['bc', 'abc', 'a\nb\nc']) expect(pattern.test(text), text).toBe(true);
  for (const text of ['', 'c', 'b', 'cb']) expect(pattern.test(text), text).toBe(false);
});

test('what is more than patterns stays what it is', () => {
  expect(jsonSchema(z.string().check(z.regex(/a/)))).toEqual({ type: 'string', pattern: 'a' });
  expect(jsonSchema(isoDate).format).toBe('date');
  expect(jsonSchema(z.union([z.literal(''), isoDate])).anyOf).toHaveLength(2);
  expect(jsonSchema(z.union([z.string().check(z.regex(/a/)), z.number()])).anyOf).toHaveLength(2);
  const short = z.string().check(z.regex(/a/), z.maxLength(3));
  expect(jsonSchema(z.union([short, z.string().check(z.regex(/b/))])).anyOf).toHaveLength(2);
  expect(jsonSchema(optional(isoDate))).toEqual(jsonSchema(isoDate));
});
