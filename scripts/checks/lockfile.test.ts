import { expect, it } from 'vitest';
import { lockfile } from './lockfile.mjs';

const find = (entry: object) =>
  lockfile.find([
    {
      path: 'package-lock.json',
      text: JSON.stringify({ packages: { x: { integrity: 'sha512-x', ...entry } } }),
    },
  ]);

it('finds where a package came from', () => {
  expect(find({ resolved: 'registry' })).toHaveLength(1);
  expect(find({ version: 'https://registry.example/x/-/x-1.0.0.tgz' })).toHaveLength(1);
});

it('finds a package without integrity', () => {
  expect(find({ integrity: undefined, version: '1.0.0' })).toHaveLength(1);
});

it('accepts addresses of people who ask for support', () => {
  expect(find({ version: '1.0.0', funding: { url: 'https://example.com/donate' } })).toEqual([]);
});

it('finds a package that another asks for, also one for other platforms', () => {
  expect(find({ dependencies: { missing: '1.0.0' } })).toHaveLength(1);
  expect(find({ optionalDependencies: { 'missing-darwin': '1.0.0' } })).toHaveLength(1);
});

it('looks where Node looks', () => {
  const integrity = 'sha512-x';
  const text = JSON.stringify({
    packages: {
      '': { dependencies: { a: '1' } },
      'node_modules/a': { integrity, dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { integrity, dependencies: { c: '1' } },
      'node_modules/c': { integrity },
    },
  });
  expect(lockfile.find([{ path: 'package-lock.json', text }])).toEqual([]);
});
