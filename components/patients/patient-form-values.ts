import type { OperationInput } from '@/lib/contract/operation';
import type { changePatient, createPatient, Patient } from '@/lib/contract/patients';
import { normalizeDocumentNumber } from '@/lib/rules/identity';
import { formatPhone } from '@/lib/rules/phone';

/** The form as a person sees it: one text per field, empty where nothing is known. */
export const EMPTY_PATIENT = {
  firstName: '',
  lastName: '',
  documentType: '',
  documentNumber: '',
  dateOfBirth: '',
  gender: '',
  phone: '',
  email: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  contactName: '',
  contactPhone: '',
  relationship: '',
  status: '',
};
export type PatientFormValues = typeof EMPTY_PATIENT;
export type PatientField = keyof PatientFormValues;

type CreateBody = NonNullable<OperationInput<typeof createPatient>['body']>;
type ChangeBody = NonNullable<OperationInput<typeof changePatient>['body']>;

const ADDRESS = ['street', 'city', 'state', 'postalCode', 'country'] as const;
const CONTACT = {
  name: 'contactName',
  phone: 'contactPhone',
  relationship: 'relationship',
} as const;
const PLAIN = [
  'firstName',
  'lastName',
  'documentType',
  'documentNumber',
  'dateOfBirth',
  'gender',
  'phone',
  'email',
] as const;

export function valuesOf(patient: Patient): PatientFormValues {
  const { address, emergencyContact: contact } = patient;
  const values = { ...EMPTY_PATIENT };
  for (const field of PLAIN) values[field] = patient[field] ?? '';
  for (const field of ADDRESS) values[field] = address?.[field] ?? '';
  values.contactName = contact?.name ?? '';
  values.contactPhone = contact?.phone ?? '';
  values.relationship = contact?.relationship ?? '';
  values.status = patient.status;
  return values;
}

/** As the service keeps it: spaces at the ends gone, numbers without what people write in them. */
function normalized(values: PatientFormValues): PatientFormValues {
  const kept = { ...values };
  for (const field of [...PLAIN, ...ADDRESS, ...Object.values(CONTACT)])
    kept[field] = values[field].trim();
  kept.documentNumber = normalizeDocumentNumber(kept.documentType, kept.documentNumber);
  kept.phone = formatPhone(kept.phone);
  kept.contactPhone = formatPhone(kept.contactPhone);
  return kept;
}

const addressOf = (values: PatientFormValues) =>
  Object.fromEntries(ADDRESS.map((field) => [field, values[field]]));
const contactOf = (values: PatientFormValues) =>
  Object.fromEntries(Object.entries(CONTACT).map(([member, field]) => [member, values[field]]));

function withoutEmpty<T extends Record<string, string>>(members: T): Partial<T> | undefined {
  const known = Object.entries(members).filter(([, value]) => value !== '');
  // The members of `members` with some left out.
  return known.length === 0 ? undefined : (Object.fromEntries(known) as Partial<T>);
}

/** What is sent to create: only what was filled in. */
export function toCreateBody(values: PatientFormValues): CreateBody {
  const kept = normalized(values);
  const { firstName, lastName } = kept;
  const plain = withoutEmpty(Object.fromEntries(PLAIN.map((field) => [field, kept[field]])));
  const address = withoutEmpty(addressOf(kept));
  const emergencyContact = withoutEmpty(contactOf(kept));
  return {
    ...plain,
    firstName,
    lastName,
    ...(address && { address }),
    ...(emergencyContact && { emergencyContact }),
  };
}

/**
 * What is sent to change: only members that differ from what was loaded, `''` where one was
 * cleared. Address and contact go whole when any part of them changed. Empty: nothing changed.
 */
export function toChangeBody(values: PatientFormValues, loaded: PatientFormValues): ChangeBody {
  const kept = normalized(values);
  const before = normalized(loaded);
  const differs = (field: PatientField): boolean => kept[field] !== before[field];
  const body: Record<string, unknown> = {};
  for (const field of PLAIN) if (differs(field)) body[field] = kept[field];
  if (differs('status')) body.status = kept.status;
  if (ADDRESS.some(differs)) body.address = addressOf(kept);
  if (Object.values(CONTACT).some(differs)) body.emergencyContact = contactOf(kept);
  return body;
}

/** The form field that a path of a refused request (`address.street`) belongs to, if any. */
export function fieldOfPath(path: string): PatientField | undefined {
  const [head, member] = path.split('.');
  if (head === 'address') return ADDRESS.find((field) => field === member);
  if (head === 'emergencyContact') {
    return Object.entries(CONTACT).find(([name]) => name === member)?.[1];
  }
  return head === 'status' ? 'status' : PLAIN.find((field) => field === head);
}
