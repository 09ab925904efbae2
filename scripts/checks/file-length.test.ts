import { expect, it } from 'vitest';
import { fileLength } from './file-length.mjs';

const lines = (count: number, head = '') => `${head}${'x;\n'.repeat(count)}`;
const find = (text: string, path = 'lib/x.ts') => fileLength.find([{ path, text }]);

it('finds the 401st line', () => {
  expect(find(lines(401))).toHaveLength(1);
  expect(find(lines(400))).toEqual([]);
});

it('accepts a reason in the head, not further down', () => {
  const reason = '// Over 400 lines because one table is easier to compare.\n';
  expect(find(lines(401, reason))).toEqual([]);
  expect(find(lines(401) + reason)).toHaveLength(1);
});

it('does not count data', () => {
  expect(find(lines(401), 'messages/es-CO.json')).toEqual([]);
});
