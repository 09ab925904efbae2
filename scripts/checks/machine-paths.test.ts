import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { root } from '../support/root.mjs';
import { machinePaths } from './machine-paths.mjs';

const find = (text: string) => machinePaths.find([{ path: 'README.md', text }]);
/** Written apart, or this file would be found itself. */
const home = (folder: string) => ['', folder, 'ana', 'clinic'].join('/');

it.each([
  home('home'),
  home('Users'),
  `${root}/x`,
  `${homedir()}/x`,
  ['C:', 'Users', 'ana'].join('\\'),
])('finds %s', (path) => {
  expect(find(`see ${path}`)).toHaveLength(1);
});

it('accepts addresses and relative paths', () => {
  expect(find('https://example.com/home/ana/x ./home/ana/x /usr/lib/postgresql')).toEqual([]);
});
