import { expect, test } from 'vitest';
import { wrongNotes } from './notes';

test.each([
  ['', undefined],
  ['Trae radiografías.\nLlega con acompañante.', undefined],
  [` ${'a'.repeat(2_000)}\n`, undefined],
  ['a'.repeat(2_001), 'tooLong'],
  ['a\u0000', 'characters'],
])('notes that can be saved, and those that cannot', (notes, wrong) => {
  expect(wrongNotes(notes, 2_000)).toBe(wrong);
});
