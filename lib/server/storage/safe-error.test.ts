import { describe, expect, test } from 'vitest';
import { safeError } from './safe-error';

describe('an error in the log', () => {
  test('loses the values of the query that failed', () => {
    const error = new Error('Failed query: insert into staff\nparams: ana@clinic.test,\nsecret');
    error.cause = new Error('duplicate key');
    const text = JSON.stringify(safeError(error));
    expect(text).toContain('insert into staff');
    expect(text).toContain('duplicate key');
    expect(text).toContain('safe-error.test.ts');
    expect(text).not.toContain('ana@clinic.test');
    expect(text).not.toContain('secret');
  });

  test('loses them also where a value looks like a frame of the stack', () => {
    const error = new Error('Failed query: insert\nparams: Ana\n    at home,1020304050');
    const text = JSON.stringify(safeError(error));
    expect(text).toContain('safe-error.test.ts');
    expect(text).not.toContain('1020304050');
  });

  test('keeps only the code where the database quotes what it was sent', () => {
    const cause = Object.assign(new Error('date out of range: "1990-03-05"'), {
      code: '22008',
      detail: 'Key (document)=(1020304050)',
    });
    const text = JSON.stringify(safeError(new Error('Failed query: insert', { cause })));
    expect(text).toContain('SQLSTATE 22008');
    expect(text).not.toContain('1990-03-05');
    expect(text).not.toContain('1020304050');
  });

  test('is not whatever else was thrown', () => {
    expect(JSON.stringify(safeError({ password: 'secret' }))).not.toContain('secret');
  });
});
