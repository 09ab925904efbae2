import { expect, it } from 'vitest';
import { jsxForbidden } from './jsx-forbidden.mjs';

const find = (jsx: string) =>
  jsxForbidden.find([{ path: 'app/page.tsx', text: `export const x = ${jsx};` }]);

it.each(['<p style={{ color }} />', '<p dangerouslySetInnerHTML={{ __html: text }} />'])(
  'finds %s',
  (jsx) => {
    expect(find(jsx)).toHaveLength(1);
  },
);

it('accepts classes', () => {
  expect(find('<p className="style" />')).toEqual([]);
});
