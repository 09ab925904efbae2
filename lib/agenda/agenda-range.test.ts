import { expect, test } from 'vitest';
import { parseFields } from '@/lib/contract/wire/parse';
import { agendaRange } from './agenda-range';

const wrong = (from: string, to = from) => {
  const parsed = parseFields(agendaRange, { from, to });
  return parsed.success ? [] : [...new Set(parsed.fields.map(({ path }) => path))];
};

test('a range of days within the years in which people make appointments', () => {
  expect(wrong('2026-11-23')).toEqual([]);
  expect(wrong('2026-11-23', '2027-01-03')).toEqual([]);
  expect(wrong('2026-11-23', '2027-01-04')).toEqual(['to']);
  expect(wrong('2026-11-23', '2026-11-22')).toEqual(['to']);
});

test.each(['x', '\0', '', '10000-01-01', '2026-02-30', '0099-01-01', '2200-01-01'])(
  'no range from %j on',
  (date) => {
    expect(wrong(date)).toContain('from');
  },
);
