import { homedir } from 'node:os';
import { root } from '../support/root.mjs';
import { lineAt } from './check.mjs';

const here = [root, homedir()]
  .filter((path) => path.length > 1)
  .map((path) => `${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/`);
const homes = ['/home/[a-z][\\w.-]*/', '/Users/[A-Za-z][\\w.-]*/', '[A-Z]:\\\\+Users\\\\'];
const pattern = new RegExp(`(?<![\\w.@:/}*-])(${[...here, ...homes].join('|')})`, 'g');

/** @type {import('./check.mjs').Check} */
export const machinePaths = {
  name: 'no path of one machine',
  find(files) {
    return files.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `${match[0]} exists on one machine alone.`,
      })),
    );
  },
};
