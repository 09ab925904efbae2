import { expect, it } from 'vitest';
import { noBarrels } from './no-barrels.mjs';

const find = (text: string) => noBarrels.find([{ path: 'lib/x.ts', text }]);

it.each(["export * from './a';", "export { a } from './a';\nexport { b } from './b';"])(
  'finds %s',
  (text) => {
    expect(find(text)).toHaveLength(1);
  },
);

it('lets a file pass on one thing beside its own', () => {
  expect(find("export type { A } from './a';\nexport const b = 1;")).toEqual([]);
});
