import { expect, test } from 'vitest';
import { findByLetters, readSynonyms, searchLabels } from './find-by-letters';

const terms = [
  'Resina adaptada',
  'Corona indicada',
  'Caries incipiente',
  'Caries',
  'Endodoncia indicada',
  'Ángulo roto',
  'Lesión cervical no cariosa',
  'סתימה זמנית',
].map((label) => ({ label }));
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

test.each([
  ['caries', ['Caries', 'Caries incipiente']],
  ['CA', ['Caries incipiente', 'Caries', 'Lesión cervical no cariosa']],
  ['ci', ['Corona indicada', 'Caries incipiente']],
  ['angu', ['Ángulo roto']],
  ['lcn', ['Lesión cervical no cariosa']],
  ['ind', ['Corona indicada', 'Endodoncia indicada']],
  ['indi cor', ['Corona indicada']],
  ['סת', ['סתימה זמנית']],
  ['x', []],
  ['', []],
  ['   ', []],
  ['…', []],
])('%j means %j', (typed, expected) => {
  expect(labels(findByLetters(terms, typed))).toEqual(expected);
});

test('a search finds words anywhere and in any order as well, the nearest first', () => {
  expect(labels(searchLabels(terms, 'cada'))).toEqual(['Corona indicada', 'Endodoncia indicada']);
  expect(labels(searchLabels(terms, 'cer lesion'))).toEqual(['Lesión cervical no cariosa']);
  expect(labels(searchLabels(terms, 'cari'))).toEqual([
    'Caries incipiente',
    'Caries',
    'Lesión cervical no cariosa',
  ]);
  expect(searchLabels(terms, 'corona caries')).toEqual([]);
});

const synonyms = readSynonyms('conducto: endodoncia\nnervio: endodoncia\npuente: pilar, póntico');

test.each([
  ['endodncia', ['Endodoncia indicada']],
  ['carise', ['Caries incipiente', 'Caries']],
  ['conducto', ['Endodoncia indicada']],
  ['cond', ['Endodoncia indicada']],
  ['nervio', ['Endodoncia indicada']],
  ['puente', []],
  ['co', ['Corona indicada']],
  ['crna', []],
])('a search for %j finds %j: what is meant by it, or one slip away', (typed, expected) => {
  expect(labels(searchLabels(terms, typed, synonyms))).toEqual(expected);
});

test('of the same label each is found, in the order of the catalog', () => {
  const twins = [1, 2, 3].map((id) => ({ id, label: 'Igual' }));
  expect(findByLetters(twins, 'i')).toEqual(twins);
});
