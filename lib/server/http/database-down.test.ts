import { describe, expect, test } from 'vitest';
import { isDatabaseDown } from './database-down';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database that cannot answer', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOSPC', '08006', '53100', '57P01'])('%s', (code) => {
    expect(isDatabaseDown(coded(code))).toBe(true);
    expect(isDatabaseDown(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  });

  test('without a code', () => {
    expect(isDatabaseDown(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isDatabaseDown(new Error('Connection terminated unexpectedly'))).toBe(true);
  });
});

describe('a mistake of ours', () => {
  test.each(['23505', '42P01', '22P02', 'ERR_INVALID_ARG_TYPE'])('%s', (code) => {
    expect(isDatabaseDown(new Error('Failed query', { cause: coded(code) }))).toBe(false);
  });

  test('is not a database that is down', () => {
    expect(isDatabaseDown(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseDown('ECONNREFUSED')).toBe(false);
  });
});
