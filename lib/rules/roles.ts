import type { OperationId } from '@/lib/contract/operations';

/** What a staff member is at this clinic. The published contract knows no users; we do. */
export const ROLES = ['receptionist', 'dentist', 'billing', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Which role may call which operation of the clinic service. Deny by default: an operation that
 * is added to the contract does not compile here until someone decides.
 */
const CALLERS: Readonly<Record<OperationId, readonly Role[]>> = {
  'patients.list': ['receptionist', 'dentist', 'billing', 'admin'],
  'patients.read': ['receptionist', 'dentist', 'billing', 'admin'],
  'patients.create': ['receptionist', 'admin'],
  'patients.change': ['receptionist', 'dentist', 'admin'],
  'locations.list': ['receptionist', 'dentist', 'billing', 'admin'],
  'doctors.list': ['receptionist', 'dentist', 'billing', 'admin'],
  'appointments.create': ['receptionist', 'dentist', 'admin'],
  'appointments.list': ['receptionist', 'dentist', 'billing', 'admin'],
  'appointments.read': ['receptionist', 'dentist', 'billing', 'admin'],
  'appointments.change': ['receptionist', 'dentist', 'admin'],
  'schedules.read': ['receptionist', 'dentist', 'billing', 'admin'],
  'schedules.replace': ['admin'],
  'procedures.create': ['admin'],
  'procedures.list': ['receptionist', 'dentist', 'billing', 'admin'],
  'procedures.read': ['receptionist', 'dentist', 'billing', 'admin'],
  'procedures.change': ['admin'],
  // Clinical records are the dentist's. Whoever runs the clinic may read them, not write them.
  'emr-templates.list': ['dentist', 'admin'],
  'medical-records.list': ['dentist', 'admin'],
  'medical-records.read': ['dentist', 'admin'],
  'medical-records.create': ['dentist'],
  'medical-records.add-addendum': ['dentist'],
  'prescriptions.list': ['dentist', 'admin'],
  'prescriptions.create': ['dentist'],
  // The desk bills and collects; what takes a bill back is for those who answer for the books.
  'invoices.list': ['receptionist', 'billing', 'admin'],
  'invoices.create': ['receptionist', 'billing', 'admin'],
  'invoices.read': ['receptionist', 'billing', 'admin'],
  'invoices.issue': ['receptionist', 'billing', 'admin'],
  'invoices.void': ['billing', 'admin'],
  'invoices.export-form': ['billing', 'admin'],
  'payments.list': ['receptionist', 'billing', 'admin'],
  'payments.create': ['receptionist', 'billing', 'admin'],
  'patient-shares.of-patient': ['receptionist', 'billing', 'admin'],
  'patient-shares.list': ['billing', 'admin'],
  'patient-shares.resolve-review': ['billing', 'admin'],
  'payers.list': ['receptionist', 'billing', 'admin'],
  'payer-accounts.list': ['billing', 'admin'],
  'charges.list': ['receptionist', 'billing', 'admin'],
  'charges.create': ['receptionist', 'billing', 'admin'],
  'charges.remove': ['billing', 'admin'],
  'invoices.pdf': ['receptionist', 'billing', 'admin'],
  'invoices.export': ['billing', 'admin'],
  'payments.receipt': ['receptionist', 'billing', 'admin'],
  'odontogram.catalog': ['dentist', 'admin'],
  'odontogram.read': ['dentist', 'admin'],
  'odontogram.register-finding': ['dentist'],
  'odontogram.register-findings': ['dentist'],
  'odontogram.change-finding': ['dentist'],
  'odontogram.remove-finding': ['dentist'],
  'odontogram.set-dentition-mode': ['dentist'],
  'odontogram.set-tooth-dentition': ['dentist'],
  'odontogram.sign': ['dentist'],
  'odontogram.list-versions': ['dentist', 'admin'],
  'odontogram.read-version': ['dentist', 'admin'],
  'api-keys.list': ['admin'],
  'api-keys.create': ['admin'],
  'api-keys.revoke': ['admin'],
  'api-keys.uses': ['admin'],
};

/** What one does with what the application keeps by itself, of which the clinic service knows nothing. */
const OWN = {
  // Whoever may look at the trail may also check it and take it away as a file.
  'audit.list': ['admin'],
  'clinic.settings': ['admin'],
  'connection.test': ['admin'],
  'staff.manage': ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type OwnRight = keyof typeof OWN;
/** An operation of the clinic service, or something of our own. */
export type Right = OperationId | OwnRight;

const HOLDERS: Readonly<Record<Right, readonly Role[]>> = { ...CALLERS, ...OWN };

/** Whether `role` has the right; checked in every handler and page, as `mayCall` is. */
export function mayDo(role: Role, right: Right): boolean {
  return HOLDERS[right].includes(role);
}

/** Whether `role` may call the operation; checked in every handler and page. */
export function mayCall(role: Role, operation: OperationId): boolean {
  return CALLERS[operation].includes(role);
}

/** What a session alone may not do: the password is asked for again where it was given long ago. */
const ASKS_AGAIN: ReadonlySet<OperationId> = new Set([
  'api-keys.create',
  'api-keys.revoke',
  'invoices.export',
]);

/** Whether somebody at an unlocked screen must not be able to do this (decision 20). */
export function asksAgain(operation: OperationId): boolean {
  return ASKS_AGAIN.has(operation);
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
