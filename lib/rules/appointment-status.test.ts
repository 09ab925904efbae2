import { describe, expect, test } from 'vitest';
import { mayBecome, mayBeMoved } from './appointment-status';

const STATUSES = ['confirmed', 'completed', 'canceled', 'no_show'] as const;

describe('the status of an appointment', () => {
  test.each([
    ['confirmed', ['confirmed', 'completed', 'canceled', 'no_show']],
    ['completed', ['completed']],
    ['canceled', ['confirmed', 'canceled']],
    ['no_show', ['confirmed', 'no_show']],
  ] as const)('%s may become %j', (from, allowed) => {
    expect(STATUSES.filter((to) => mayBecome(from, to))).toEqual(allowed);
  });

  test('what is to take place, or is brought back, may be moved; what has happened may not', () => {
    const moves = STATUSES.flatMap((from) =>
      STATUSES.filter((to) => mayBeMoved(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'confirmed confirmed',
      'confirmed completed',
      'confirmed canceled',
      'confirmed no_show',
      'canceled confirmed',
      'no_show confirmed',
    ]);
  });
});
