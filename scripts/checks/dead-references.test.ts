import { expect, test } from 'vitest';
import { deadReferences } from './dead-references.mjs';

const found = (text: string) =>
  deadReferences.find([
    { path: 'docs/some.md', text },
    { path: 'lib/odontogram/edit/merge.ts', text: '' },
  ]);

test.each(['`merge.ts`', '`edit/merge.ts`', '`lib/odontogram/edit/merge.ts`', '`<verb>.ts`'])(
  'lets %s through',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('names the line of a file that is gone', () => {
  expect(found('One.\nTwo is `inverse.ts`.')).toEqual([
    { path: 'docs/some.md', line: 2, message: 'There is no inverse.ts.' },
  ]);
});
