import { expect, test } from 'vitest';
import { type CellSeparator, separatorOf, toCsv } from './csv';

const text = (rows: readonly (readonly (string | number)[])[], separator: CellSeparator = ',') =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(toCsv(rows, separator));

test('is UTF-8 with its mark, quoted, with lines as spreadsheets end them', () => {
  expect(
    text([
      ['Número', 'Total'],
      ['F-000001', 45_000],
    ]),
  ).toBe('\ufeff"Número","Total"\r\n"F-000001",45000\r\n');
});

test('cells are parted as the spreadsheets of the language expect it', () => {
  expect(text([['a', 1]], separatorOf('es-CO'))).toBe('\ufeff"a";1\r\n');
  expect(text([['a', 1]], separatorOf('en-US'))).toBe('\ufeff"a",1\r\n');
});

test.each(['=1+1', '+57 310', '-5', '@sum', '\t=1', '\r=1', '  =1', '\n=1', '＝1+1'])(
  'leads the would-be formula %j with an apostrophe',
  (cell) => {
    expect(text([[cell]])).toBe(`\ufeff"'${cell}"\r\n`);
  },
);

test('doubles quotes, so that no cell ends early; a negative number stays one', () => {
  expect(text([['a","=1', 'b\r\nc', -3]])).toBe('\ufeff"a"",""=1","b\r\nc",-3\r\n');
});
