import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '@/scripts/support/root.mjs';

test('loads every row, and names them when a word fits none', async () => {
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'bench/run.ts', 'no-such-row'],
      { cwd: root },
      (error, _, stderr) => resolve({ code: error?.code, said: stderr }),
    );
  });
  expect(said).toContain('No such row');
  expect(said).toContain('trail-check');
  expect(code).toBe(1);
});
