import { expect, it } from 'vitest';
import { lastLine, table } from './rows.mjs';

const rows = [
  { kind: 'Types', passed: 1, failed: 0, seconds: 1.25 },
  { kind: 'Service on PGlite', passed: 120, failed: 3, seconds: 61 },
];

it('ends with the line that CI reads', () => {
  expect(lastLine(rows)).toBe('121 passed, 3 failed');
});

it('aligns its columns', () => {
  const widths = table(rows)
    .split('\n')
    .map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
});
