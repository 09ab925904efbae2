import { expect, test } from 'vitest';
import { pdfPages } from '../testing/pdf-text';
import { LETTER, Sheet } from './sheet';
import { drawable, namesOf } from './typeface';

function sheet(): Sheet {
  return new Sheet({
    size: LETTER,
    margin: 48,
    title: 'Test',
    author: 'Test',
    language: 'es-CO',
    createdAt: new Date('2026-11-20T15:00:00Z'),
    foot: 'Pie',
    pageOf: (page, pages) => `${page}/${pages}`,
    incomplete: (signs) => `□: ${signs}`,
  });
}

test.each([
  '≥ 2 mm y ≤ 4 mm → ½',
  'µ ✓ α β ł ễ',
  'Łucja Żółć',
  'Nguyễn Thị Ánh',
  'Ñáñez Peña “así” – €',
  'Надежда Щукина',
  'İstanbul Ştefan Əliyev',
  'officina fluida',
])('%s is printed as it was typed, light and bold', async (typed) => {
  const paper = sheet();
  paper.text(typed, paper.left, 100, 400);
  paper.text(typed, paper.left, 130, 400, { bold: true });
  const [page] = pdfPages(await paper.bytes());
  expect(page?.split('\n').slice(0, 2)).toEqual([typed, typed]);
  expect(page).not.toContain('□');
});

test('a document after others says the same', async () => {
  for (const typed of ['Áéíóúñ Ñ', 'ﬁn', 'Abono fin']) {
    const paper = sheet();
    paper.text(typed, paper.left, 100, 400);
    const [page] = pdfPages(await paper.bytes());
    // A sign that joins two letters is read as these.
    expect(page?.split('\n')[0]).toBe(typed.normalize('NFKC'));
  }
});

test('every sign that could not be printed is named on every page', async () => {
  const paper = sheet();
  paper.paragraphs('María 李小龍 😶‍🌫️');
  paper.ensure(10_000);
  const pages = pdfPages(await paper.bytes());
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('María □□□');
  for (const page of pages) expect(page).toContain('□: U+674E, U+5C0F, U+9F8D');
});

test.each([
  ['n\u0303a e\u0302\u0303', 'ña ễ', ''],
  ['a\tb\u0000c', 'a b c', ''],
  ['José 李', 'José □', 'U+674E'],
  ['ju\u200bnto \u202eabc', 'junto abc', ''],
  ['क्षि', '□', 'U+0915'],
  ['שלום', '□□□□', 'U+05E9, U+05DC, U+05D5, U+05DD'],
])('%j is drawn as %j', (given, drawn, signs) => {
  const lacking = new Set<number>();
  expect(drawable(given, lacking)).toBe(drawn);
  expect(namesOf(lacking)).toBe(signs);
});

test('of many signs the first are named and the rest counted', () => {
  const lacking = new Set(Array.from({ length: 12 }, (_, index) => 0x4e00 + index));
  expect(namesOf(lacking)).toMatch(/^U\+4E00, .*U\+4E07, \+4$/);
});
