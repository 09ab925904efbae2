import { expect, it, vi } from 'vitest';
import { ClinicError, InvalidInputError } from './errors';

const options = { operation: 'patients.create', correlationId: 'c1' };

it('knows an error that another copy of the module threw', async () => {
  vi.resetModules();
  const other = await import('./errors');
  expect(other.ClinicError).not.toBe(ClinicError);
  expect(new other.ClinicError(409, 'DUPLICATE_PATIENT', options)).toBeInstanceOf(ClinicError);
  expect(new other.InvalidInputError('body', [])).toBeInstanceOf(InvalidInputError);
});

it('takes no other error for its own', () => {
  const error = new ClinicError(409, 'DUPLICATE_PATIENT', options);
  expect(error).toBeInstanceOf(ClinicError);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(InvalidInputError);
  for (const value of [new Error('ClinicError'), { name: 'ClinicError' }, null, undefined])
    expect(value).not.toBeInstanceOf(ClinicError);
});
