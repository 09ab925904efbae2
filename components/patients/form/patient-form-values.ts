import type { OperationInput } from '@/lib/contract/operation';
import type { changePatient, createPatient, Patient } from '@/lib/contract/patients';
import { normalizeDocumentNumber } from '@/lib/kit/text/identity';
import { formatPhone } from '@/lib/kit/text/phone';

/**
 * The form as a person sees it: one text per field, empty where nothing is known, in the order of
 * the screen.
 */
export const EMPTY_PATIENT = {
  documentType: '',
  documentNumber: '',
  firstName: '',
  lastName: '',
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
  relationship: '',
  contactPhone: '',
  status: '',
};
export type PatientFormValues = typeof EMPTY_PATIENT;
export type PatientField = keyof PatientFormValues;
export const PATIENT_FIELDS = Object.keys(EMPTY_PATIENT).filter(
  (name): name is PatientField => name in EMPTY_PATIENT,
);

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
  for (const field of PLAIN) values[field] = patient[field];
  for (const field of ADDRESS) values[field] = address[field];
  values.contactName = contact.name;
  values.contactPhone = contact.phone;
  values.relationship = contact.relationship;
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
 * cleared; of address and contact likewise. Empty: nothing changed.
 */
export function toChangeBody(values: PatientFormValues, loaded: PatientFormValues): ChangeBody {
  const kept = normalized(values);
  const changed = new Set(changedFields(values, loaded));
  const among = (members: readonly (readonly [member: string, field: PatientField])[]) =>
    Object.fromEntries(
      members.filter(([, field]) => changed.has(field)).map(([name, field]) => [name, kept[field]]),
    );
  const address = among(ADDRESS.map((field) => [field, field]));
  const emergencyContact = among(Object.entries(CONTACT));
  return {
    ...among([...PLAIN, 'status' as const].map((field) => [field, field])),
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(emergencyContact).length > 0 && { emergencyContact }),
  };
}

/** A form in which the members that were sent are as they were sent. */
export function withSent(values: PatientFormValues, sent: ChangeBody): PatientFormValues {
  const { address, emergencyContact: contact, ...plain } = sent;
  const fields = Object.entries(CONTACT).flatMap(([member, field]) => {
    const value = contact?.[member as keyof typeof CONTACT];
    return value === undefined ? [] : [[field, value]];
  });
  return { ...values, ...plain, ...address, ...Object.fromEntries(fields) };
}

/** A field that two people changed at once, and what the other one saved. */
export interface Clash {
  readonly field: PatientField;
  readonly theirs: string;
}

/** The fields that were changed since they were loaded; spaces at the ends are no change. */
export function changedFields(
  values: PatientFormValues,
  loaded: PatientFormValues,
): readonly PatientField[] {
  const [here, before] = [normalized(values), normalized(loaded)];
  return PATIENT_FIELDS.filter((field) => here[field] !== before[field]);
}

/** What was changed here and, since it was loaded, differently elsewhere. */
export function clashes(
  mine: PatientFormValues,
  loaded: PatientFormValues,
  current: PatientFormValues,
): Clash[] {
  const theirs = changedFields(current, loaded);
  const apart = changedFields(mine, current);
  return changedFields(mine, loaded)
    .filter((field) => theirs.includes(field) && apart.includes(field))
    .map((field) => ({ field, theirs: current[field] }));
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
