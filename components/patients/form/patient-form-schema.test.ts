import { describe, expect, it } from 'vitest';
import { patientFormSchema } from './patient-form-schema';
import { EMPTY_PATIENT, type PatientFormValues } from './patient-form-values';

const schema = patientFormSchema('2026-11-20', 'es-CO');
const named = { ...EMPTY_PATIENT, firstName: 'Ana', lastName: 'Ñáñez' };

function refusals(changes: Partial<PatientFormValues>): Record<string, string> {
  const result = schema.safeParse({ ...named, ...changes });
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('patientFormSchema', () => {
  it('asks for a name only', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ firstName: '   ', lastName: '' })).toEqual({
      firstName: 'required',
      lastName: 'required',
    });
  });

  it('never refuses an unusual document or phone', () => {
    expect(refusals({ documentType: 'PPT', documentNumber: '!!', phone: 'la de la tía' })).toEqual(
      {},
    );
  });

  it('accepts a birth up to today and refuses one to come', () => {
    expect(refusals({ dateOfBirth: '2026-11-20' })).toEqual({});
    expect(refusals({ dateOfBirth: '2026-11-21' })).toEqual({ dateOfBirth: 'future' });
    expect(refusals({ dateOfBirth: '1899-12-31' })).toEqual({ dateOfBirth: 'past' });
    expect(refusals({ dateOfBirth: '1900-01-01' })).toEqual({});
  });

  it('says what is wrong with a date that was typed', () => {
    expect(refusals({ dateOfBirth: '2026-02-30' })).toEqual({ dateOfBirth: 'date' });
    expect(refusals({ dateOfBirth: '31/02/1988' })).toEqual({ dateOfBirth: 'date' });
    expect(refusals({ dateOfBirth: '3-5-88' })).toEqual({ dateOfBirth: 'century' });
  });

  it('refuses what is no e-mail, what is too long and control characters', () => {
    expect(refusals({ email: ' ana@correo.example ' })).toEqual({});
    expect(refusals({ email: 'ana@' })).toEqual({ email: 'email' });
    expect(refusals({ firstName: 'x'.repeat(101) })).toEqual({ firstName: 'tooLong' });
    expect(refusals({ city: 'Cali\u0007' })).toEqual({ city: 'characters' });
    expect(refusals({ firstName: 'Ana\tMaría', lastName: 'Ruiz\u202e' })).toEqual({
      firstName: 'characters',
      lastName: 'characters',
    });
  });

  it('refuses a name without anything to read', () => {
    expect(refusals({ firstName: '\u200b', lastName: '---' })).toEqual({
      firstName: 'invalid',
      lastName: 'invalid',
    });
  });
});
