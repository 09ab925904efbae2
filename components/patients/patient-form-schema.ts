import * as z from 'zod/mini';
import { PRINTABLE } from '@/lib/contract/limits';
import { patientLimits as limits } from '@/lib/contract/patient-limits';
import { parseDate } from '@/lib/rules/dates';

/** Why a field is refused; the words for it are in `patientForm.errors`. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'email',
  'date',
  'future',
  'characters',
  'invalid',
] as const;
export type PatientFieldError = (typeof FIELD_ERRORS)[number];

export function isFieldError(value: unknown): value is PatientFieldError {
  return FIELD_ERRORS.some((error) => error === value);
}

// A first look; the contract's own check decides.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const line = (maximum: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maximum, 'tooLong' satisfies PatientFieldError),
      z.regex(PRINTABLE, 'characters' satisfies PatientFieldError),
    );
const required = (maximum: number) =>
  line(maximum).check(z.minLength(1, 'required' satisfies PatientFieldError));

const email = line(limits.email).check(
  z.refine((value) => value === '' || EMAIL.test(value), 'email' satisfies PatientFieldError),
);

/** The bounds are the contract's; `today` is the clinic's date, `YYYY-MM-DD`. */
export function patientFormSchema(today: string) {
  return z.object({
    firstName: required(limits.firstName),
    lastName: required(limits.lastName),
    documentType: line(limits.documentType),
    documentNumber: line(limits.documentNumber),
    dateOfBirth: z.string().check(
      z.refine(
        (value) => value === '' || parseDate(value) !== null,
        'date' satisfies PatientFieldError,
      ),
      z.refine((value) => value <= today, 'future' satisfies PatientFieldError),
    ),
    gender: line(limits.gender),
    phone: line(limits.phone),
    email,
    street: line(limits.address.street),
    city: line(limits.address.city),
    state: line(limits.address.state),
    postalCode: line(limits.address.postalCode),
    country: line(limits.address.country),
    contactName: line(limits.emergencyContact.name),
    contactPhone: line(limits.emergencyContact.phone),
    relationship: line(limits.emergencyContact.relationship),
    status: z.string(),
  });
}
