import { expect, test } from 'vitest';
import { type CloseValues, closeForm, EMPTY_CLOSE, openForm, readCount } from './cash-forms';

const wrongOf = (typed: Partial<CloseValues>) =>
  readCount({ ...EMPTY_CLOSE, ...typed }).wrong.map(({ path, code }) => [path.join('.'), code]);

test.each([
  ['-5', 'negative'],
  ['', 'required'],
  ['base', 'amount'],
])('a till is not opened with a float of “%s”', (float, why) => {
  const { error } = openForm.safeParse({ place: 'Norte', float });
  expect(error?.issues.map(({ message }) => message)).toEqual([why]);
});

test('letters, parts and less than nothing are no pieces, and each field says so', () => {
  const typed = { note50000: 'tres', note20000: '1.5', coin100: '-2', coin50: '10000' };
  const pieces = { ...EMPTY_CLOSE.pieces, ...typed };
  expect(wrongOf({ pieces })).toEqual(
    Object.keys(typed).map((name) => [`pieces.${name}`, 'count']),
  );
  expect(wrongOf({ mode: 'sum', sum: 'cien' })).toEqual([['sum', 'amount']]);
  expect(wrongOf({ mode: 'sum', sum: '' })).toEqual([['sum', 'required']]);
});

test('an empty till is counted with a zero and not by leaving everything empty', () => {
  expect(wrongOf({}).map(([, code]) => code)).toEqual(['nothing']);
  expect(wrongOf({ pieces: { ...EMPTY_CLOSE.pieces, note100000: '0' } })).toEqual([]);
});

test('a difference is explained before it is closed', () => {
  const form = closeForm(() => 100_000);
  const typed = { ...EMPTY_CLOSE, mode: 'sum' as const, sum: '95.000' };
  expect(form.safeParse(typed).error?.issues).toMatchObject([
    { path: ['note'], message: 'explain' },
  ]);
  expect(form.safeParse({ ...typed, note: 'Vuelto' }).data).toMatchObject({ total: 95_000 });
});
