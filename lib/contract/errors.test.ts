import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { refusalDetails } from './errors';

it('passes on why a chart refused, and nothing a service puts beside it', () => {
  const blockingFindings = [{ id: 'f1', toothFdi: 13, evolution: 'pending' }];
  const known = { rule: 'tooth_not_in_mode', toothFdi: 53, blockingFindings, currentVersion: 7 };
  const beside = {
    ...known,
    stack: 'at …',
    blockingFindings: [{ ...blockingFindings[0], note: 'x' }],
  };
  expect(z.parse(refusalDetails, beside)).toEqual(known);
});

it.each([
  { rule: '<script>' },
  { toothFdi: '13' },
  { currentVersion: 'latest' },
  { by: 'Ana\u202e', receiptNumber: 'RC-000001' },
  { blockingFindings: [{ id: '../x', toothFdi: 13, evolution: 'pending' }] },
])('takes %j for no details at all', (details) => {
  expect(z.safeParse(refusalDetails, details).success).toBe(false);
});
