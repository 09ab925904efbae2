import { expect, test } from 'vitest';
import { listedKeys } from './listed-key';

const key = (id: string, prefix?: string) => ({
  id,
  name: id,
  scopes: [],
  prefix,
  createdAt: undefined,
  lastUsedAt: undefined,
  key: 'secret',
});
const own = 'cs_abcdefghijklmnop';

test('the key the application uses is known by how it begins, and never shown', () => {
  const listed = listedKeys([key('a', 'cs_abcde'), key('b', 'cs_zzzzz'), key('c')], own);
  expect(listed.map(({ ours }) => ours)).toEqual(['yes', 'no', 'no']);
  expect(JSON.stringify(listed)).not.toContain('secret');
});

test('where several begin alike, each may be it', () => {
  const listed = listedKeys([key('a', 'cs_'), key('b', 'cs_'), key('c', 'sk_')], own);
  expect(listed.map(({ ours }) => ours)).toEqual(['maybe', 'maybe', 'no']);
});
