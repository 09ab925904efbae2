import * as z from 'zod/mini';
import { READABLE, SINGLE_LINE } from '@/lib/contract/limits';
import { patientLimits as limits } from '@/lib/contract/patient-limits';
import { EARLIEST_BIRTH } from '@/lib/rules/age';
import { readTypedDate } from '@/lib/rules/typed-date';

/** Why a field is refused; the words for it are in `patientForm.errors`. */
export const FIELD_ERRORS = [
  'required',
  'tooLong',
  'email',
  'date',
  'century',
  'future',
  'past',
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
      z.regex(SINGLE_LINE, 'characters' satisfies PatientFieldError),
    );
const name = (maximum: number) =>
  line(maximum).check(
    z.minLength(1, 'required' satisfies PatientFieldError),
    z.regex(READABLE, 'invalid' satisfies PatientFieldError),
  );

const email = line(limits.email).check(
  z.refine((value) => value === '' || EMAIL.test(value), 'email' satisfies PatientFieldError),
);

/** The form holds the day once what was typed is one, and until then what was typed. */
function birthRefusal(value: string, today: string, locale: string): PatientFieldError | undefined {
  const typed = readTypedDate(value, locale);
  if (typed.kind === 'refused') return typed.why;
  if (typed.kind === 'none') return undefined;
  if (typed.date > today) return 'future';
  return typed.date < EARLIEST_BIRTH ? 'past' : undefined;
}

/**
 * The bounds are the contract's; `today` is the clinic's date, `YYYY-MM-DD`, and `locale` the one
 * dates are typed in.
 */
export function patientFormSchema(today: string, locale: string) {
  return z.object({
    firstName: name(limits.firstName),
    lastName: name(limits.lastName),
    documentType: line(limits.documentType),
    documentNumber: line(limits.documentNumber),
    dateOfBirth: z.string().check(
      z.superRefine((value, context) => {
        const refusal = birthRefusal(value, today, locale);
        if (refusal) context.addIssue(refusal);
      }),
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
