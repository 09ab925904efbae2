import { expect, it } from 'vitest';
import { settle } from './test-rows.mjs';

const row = { kind: 'Unit', passed: 5, failed: 0, skipped: 0, seconds: 1 };

it('counts what was skipped as failed, and says so', () => {
  const [settled] = settle([{ ...row, skipped: 2 }], 0);
  expect(settled).toMatchObject({ failed: 2, note: 'Unit: 2 skipped, counted as failed' });
});

it('does not take a run that went wrong for a success', () => {
  expect(settle([row], 1)).toMatchObject([{ failed: 1 }]);
  expect(settle([{ ...row, failed: 2 }], 1)).toMatchObject([{ failed: 2 }]);
  expect(settle([row], 0)).toMatchObject([{ failed: 0 }]);
});
