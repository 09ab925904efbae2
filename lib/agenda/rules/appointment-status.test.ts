import { describe, expect, test } from 'vitest';
import { hasCome, mayBecome, mayBeMoved, statusChoices } from './appointment-status';

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

describe('what a person may make of it', () => {
  test('before it begins nobody has come or stayed away', () => {
    expect(statusChoices('confirmed', false)).toEqual(['canceled']);
    expect(statusChoices('confirmed', true)).toEqual(['completed', 'no_show', 'canceled']);
  });

  test('what was taken back by mistake can be confirmed at any time', () => {
    for (const begun of [true, false]) {
      expect(statusChoices('canceled', begun)).toEqual(['confirmed']);
      expect(statusChoices('no_show', begun)).toEqual(['confirmed']);
      expect(statusChoices('completed', begun)).toEqual([]);
      expect(statusChoices('a status of another service', begun)).toEqual([]);
    }
  });

  test.each([
    ['2026-11-22', 600, true],
    ['2026-11-23', 600, true],
    ['2026-11-23', 601, false],
    ['2026-11-24', 0, false],
  ])('at ten %s, minute %i, has come: %s', (date, minute, come) => {
    expect(hasCome(date, minute, { date: '2026-11-23', minutes: 600 })).toBe(come);
  });
});
