import { expect, it } from 'vitest';
import { slowest } from './rows.mjs';
import { browserFailures, browserTimes, failureNote, settle } from './test-rows.mjs';

const row = { kind: 'Unit', passed: 5, failed: 0, skipped: 0, notes: [], seconds: 1 };

it('counts what was skipped as failed, and says so', () => {
  const [settled] = settle([{ ...row, skipped: 2 }], 0);
  expect(settled).toMatchObject({ failed: 2, notes: ['Unit: 2 skipped, counted as failed'] });
});

it('does not take a run that went wrong for a success', () => {
  expect(settle([row], 1)).toMatchObject([{ failed: 1 }]);
  expect(settle([{ ...row, failed: 2 }], 1)).toMatchObject([{ failed: 2 }]);
  expect(settle([row], 0)).toMatchObject([{ failed: 0 }]);
});

it('names what failed in one line, without the colours and the stack', () => {
  expect(failureNote('a.test.ts › adds', '\u001b[31mexpected 1\u001b[39m\n  at a.test.ts:3')).toBe(
    'Failed: a.test.ts › adds: expected 1',
  );
  expect(failureNote('a.test.ts › adds', undefined)).toBe('Failed: a.test.ts › adds');
});

it('finds a failed journey in a group within its file', () => {
  const spec = (title: string, message?: string) => ({
    ok: message === undefined,
    ...{ title, file: 'day.spec.ts', line: 7 },
    tests: [{ results: [{ error: message && { message } }] }],
  });
  const suites = [{ specs: [spec('opens')], suites: [{ specs: [spec('ends', 'no button')] }] }];
  expect(browserFailures(suites)).toEqual(['Failed: e2e/day.spec.ts:7 › ends: no button']);
});

it('names the files that took longest, with what is in groups within them', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const files = browserTimes([
    { file: 'quick.spec.ts', specs: [spec(500)] },
    { file: 'slow.spec.ts', specs: [spec(1_000)], suites: [{ specs: [spec(2_000)] }] },
  ]);
  expect(files[1]).toEqual({ file: 'e2e/slow.spec.ts', seconds: 3 });
  expect(slowest([{ ...row, files }], 1)).toBe('    3.0 s  e2e/slow.spec.ts');
});
