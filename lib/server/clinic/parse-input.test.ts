import { expect, it } from 'vitest';
import { changeAppointment, readAppointment } from '@/lib/contract/appointments';
import { parseInput } from './parse-input';

const versionOf = (ifMatch?: string) =>
  parseInput(changeAppointment, { params: { id: 'a1' }, body: {}, ifMatch }).ifMatch;

it.each([
  ['7', '7'],
  ['"7"', '7'],
  ['W/"7"', '7'],
  ['"2026-11-20T15:00:00Z"', '2026-11-20T15:00:00Z'],
  ['*', undefined],
  [undefined, undefined],
])('reads If-Match %s as version %s', (given, version) => {
  expect(versionOf(given)).toBe(version);
});

it.each(['', '""', '"7', '"7", "8"', '7 8', '"7"\r\nx-evil: 1', '"ñ"', 'x'.repeat(129)])(
  'refuses If-Match %j',
  (given) => {
    expect(() => versionOf(given)).toThrow(
      expect.objectContaining({
        name: 'InvalidInputError',
        part: 'ifMatch',
        fields: [expect.objectContaining({ path: 'If-Match', code: 'invalid_format' })],
      }),
    );
  },
);

it('passes If-Match by where an operation does not declare it', () => {
  expect(parseInput(readAppointment, { params: { id: 'a1' }, ifMatch: '"' }).ifMatch).toBe(
    undefined,
  );
});

const keyOf = (idempotencyKey?: string) =>
  parseInput(changeAppointment, { params: { id: 'a1' }, body: {}, idempotencyKey }).idempotencyKey;

it.each([undefined, 'a_Key-of-16-char', 'x'.repeat(64)])('takes Idempotency-Key %s', (key) => {
  expect(keyOf(key)).toBe(key);
});

it.each([
  '',
  'a-key-of-15-cha',
  'x'.repeat(65),
  'a key with spaces',
  '../../../../../etc',
  'ñ'.repeat(16),
])('refuses Idempotency-Key %j', (key) => {
  expect(() => keyOf(key)).toThrow(
    expect.objectContaining({ name: 'InvalidInputError', part: 'idempotencyKey' }),
  );
});

it('passes Idempotency-Key by where something is read', () => {
  const input = parseInput(readAppointment, { params: { id: 'a1' }, idempotencyKey: 'short' });
  expect(input.idempotencyKey).toBeUndefined();
});
