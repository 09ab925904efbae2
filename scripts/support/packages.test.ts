import { expect, it } from 'vitest';
import { inStep } from './packages.mjs';

const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/tool': { version: '2.0.0', dev: true },
  'node_modules/other-platform': { version: '3.0.0', optional: true },
};
const { 'node_modules/a': a, 'node_modules/tool': tool } = wanted;
const all = { 'node_modules/a': a, 'node_modules/tool': tool };

it('accepts what the lockfile asks for, without the packages of other platforms', () => {
  expect(inStep(wanted, all, { development: true })).toBe(true);
});

it.each([
  ['a missing package', { 'node_modules/tool': tool }],
  ['another version', { ...all, 'node_modules/a': { version: '1.0.1' } }],
  ['a package too many', { ...all, 'node_modules/b': { version: '1.0.0' } }],
])('notices %s', (_what, installed) => {
  expect(inStep(wanted, installed, { development: true })).toBe(false);
});

it('needs the tools of tests only for tests', () => {
  expect(inStep(wanted, { 'node_modules/a': a }, { development: false })).toBe(true);
  expect(inStep(wanted, { 'node_modules/a': a }, { development: true })).toBe(false);
});
