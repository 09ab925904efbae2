import { describe, expect, test } from 'vitest';
import { safeError } from './log.server';

describe('an error in the log', () => {
  test('loses the values of the query that failed', () => {
    const error = new Error('Failed query: insert into staff\nparams: ana@clinic.test,\nsecret');
    error.cause = new Error('duplicate key');
    const text = JSON.stringify(safeError(error));
    expect(text).toContain('insert into staff');
    expect(text).toContain('duplicate key');
    expect(text).toContain('log.server.test.ts');
    expect(text).not.toContain('ana@clinic.test');
    expect(text).not.toContain('secret');
  });

  test('is not whatever else was thrown', () => {
    expect(JSON.stringify(safeError({ password: 'secret' }))).not.toContain('secret');
  });
});
