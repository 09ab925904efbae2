import { expect, test } from 'vitest';
import { browserDialogs } from './browser-dialogs.mjs';

const linesOf = (path: string, text: string) =>
  browserDialogs.find([{ path, text }]).map(({ line }) => line);

test.each(['confirm("x")', 'window.confirm("x")', 'globalThis.alert("x")', 'prompt("x")'])(
  'finds %s',
  (call) => {
    expect(linesOf('components/a.tsx', `const x = 1;\n${call};`)).toEqual([2]);
  },
);

test.each(['form.confirm("x")', 'const { confirm } = words;', 'confirmed()'])(
  'lets %s be',
  (text) => {
    expect(linesOf('components/a.tsx', text)).toEqual([]);
  },
);

test('lets tests and scripts be', () => {
  expect(linesOf('components/a.test.tsx', 'confirm("x")')).toEqual([]);
  expect(linesOf('scripts/a.mjs', 'confirm("x")')).toEqual([]);
});
