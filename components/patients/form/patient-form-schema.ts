import * as z from 'zod/mini';
import { patientLimits, READABLE, SINGLE_LINE } from '@/lib/contract/limits';
import { EARLIEST_BIRTH } from '@/lib/kit/dates/age';
import { readTypedDate } from '@/lib/kit/dates/typed-date';
import { looksLikeEmail } from '@/lib/kit/text/email';

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

/** What the service says of a field, as an error of the form. */
export function errorOfCode(field: string, code: string): PatientFieldError {
  if (code === 'too_big') return 'tooLong';
  if (code === 'too_small') return 'required';
  return field === 'email' ? 'email' : 'invalid';
}

const { address, emergencyContact: contact, ...plain } = patientLimits;

/** Characters that a field takes at most. */
export const FIELD_LIMITS = {
  ...plain,
  ...address,
  contactName: contact.name,
  contactPhone: contact.phone,
  relationship: contact.relationship,
} as const;

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

const email = line(FIELD_LIMITS.email).check(
  z.refine((value) => value === '' || looksLikeEmail(value), 'email' satisfies PatientFieldError),
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
 * In the order of the screen. The bounds are the contract's; `today` is the clinic's date, `YYYY-MM-DD`, and `locale` the one
 * dates are typed in.
 */
export function patientFormSchema(today: string, locale: string) {
  return z.object({
    documentType: line(FIELD_LIMITS.documentType),
    documentNumber: line(FIELD_LIMITS.documentNumber),
    firstName: name(FIELD_LIMITS.firstName),
    lastName: name(FIELD_LIMITS.lastName),
    dateOfBirth: z.string().check(
      z.superRefine((value, context) => {
        const refusal = birthRefusal(value, today, locale);
        if (refusal) context.addIssue(refusal);
      }),
    ),
    gender: line(FIELD_LIMITS.gender),
    phone: line(FIELD_LIMITS.phone),
    email,
    street: line(FIELD_LIMITS.street),
    city: line(FIELD_LIMITS.city),
    state: line(FIELD_LIMITS.state),
    postalCode: line(FIELD_LIMITS.postalCode),
    country: line(FIELD_LIMITS.country),
    contactName: line(FIELD_LIMITS.contactName),
    relationship: line(FIELD_LIMITS.relationship),
    contactPhone: line(FIELD_LIMITS.contactPhone),
    status: z.string(),
  });
}
