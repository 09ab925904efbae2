import { expect, test } from 'vitest';
import { isBusyAt } from './own-visits';

const visit = { id: 'a', date: '2026-11-24', from: 600, to: 630, status: 'confirmed' };
const opening = (date: string, from: number) => ({
  date,
  from,
  to: from + 30,
  doctorId: 'ana',
  locationId: 'north',
});

test('a patient is busy during an appointment of their own, and not right before or after it', () => {
  expect(isBusyAt(opening('2026-11-24', 615), [visit])).toBe(true);
  expect(isBusyAt(opening('2026-11-24', 570), [visit])).toBe(false);
  expect(isBusyAt(opening('2026-11-24', 630), [visit])).toBe(false);
  expect(isBusyAt(opening('2026-11-25', 600), [visit])).toBe(false);
});

test('what was canceled takes no time, and what goes on past midnight takes the next morning', () => {
  expect(isBusyAt(opening('2026-11-24', 600), [{ ...visit, status: 'canceled' }])).toBe(false);
  const late = { ...visit, from: 1_410, to: 1_470 };
  expect(isBusyAt(opening('2026-11-25', 0), [late])).toBe(true);
  expect(isBusyAt(opening('2026-11-25', 30), [late])).toBe(false);
});

test('nobody is busy whose appointments are not known', () => {
  expect(isBusyAt(opening('2026-11-24', 600), [])).toBe(false);
});
