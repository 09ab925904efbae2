import * as z from 'zod/mini';
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const PRINTABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

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

const email = line(254).check(
  z.refine((value) => value === '' || EMAIL.test(value), 'email' satisfies PatientFieldError),
);

/** The bounds are the contract's; `today` is the clinic's date, `YYYY-MM-DD`. */
export function patientFormSchema(today: string) {
  return z.object({
    firstName: required(100),
    lastName: required(100),
    documentType: line(10),
    documentNumber: line(40),
    dateOfBirth: z.string().check(
      z.refine(
        (value) => value === '' || parseDate(value) !== null,
        'date' satisfies PatientFieldError,
      ),
      z.refine((value) => value <= today, 'future' satisfies PatientFieldError),
    ),
    gender: line(20),
    phone: line(40),
    email,
    street: line(200),
    city: line(100),
    state: line(100),
    postalCode: line(20),
    country: line(100),
    contactName: line(200),
    contactPhone: line(40),
    relationship: line(60),
    status: z.string(),
  });
}
