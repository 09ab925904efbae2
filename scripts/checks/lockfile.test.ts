import { expect, it } from 'vitest';
import { lockfile } from './lockfile.mjs';

const find = (entry: object) =>
  lockfile.find([{ path: 'package-lock.json', text: JSON.stringify({ packages: { x: entry } }) }]);

it('finds where a package came from', () => {
  expect(find({ resolved: 'registry' })).toHaveLength(1);
  expect(find({ version: 'https://registry.example/x/-/x-1.0.0.tgz' })).toHaveLength(1);
});

it('accepts addresses of people who ask for support', () => {
  expect(find({ version: '1.0.0', funding: { url: 'https://example.com/donate' } })).toEqual([]);
});
