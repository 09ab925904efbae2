import { type KnownOperation, type OperationId, operations } from '@/lib/contract/operations';
import type { Role } from '@/lib/contract/roles';

/** Rights that are no operation: what the application keeps by itself, and everybody's of a list. */
const OWN = {
  // Whoever may look at the trail may also check it and take it away as a file.
  'audit.list': ['admin'],
  // Tills of others.
  'cash.all': ['billing', 'admin'],
  'cash.own': ['receptionist', 'billing', 'admin'],
  'clinic.settings': ['admin'],
  'connection.test': ['admin'],
  // Who comes tomorrow, and what came of asking them.
  'desk.confirm': ['receptionist', 'admin'],
  // Who is not there, and whom that leaves without an appointment.
  'desk.out': ['receptionist', 'admin'],
  // Who arrived, who is in the chair, who left.
  'desk.visits': ['receptionist', 'dentist', 'admin'],
  'desk.waiting': ['receptionist', 'dentist', 'admin'],
  'receivables.all': operations['receivables.list'].rolesForAll ?? [],
  'staff.manage': ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type OwnRight = keyof typeof OWN;
/** An operation of the clinic service, or something of our own. */
export type Right = OperationId | OwnRight;

export function isOwnRight(right: Right): right is OwnRight {
  return right in OWN;
}

/** Whether `role` has the right; checked in every handler and page, as `mayCall` is. */
export function mayDo(role: Role, right: Right): boolean {
  const holders: readonly Role[] = isOwnRight(right) ? OWN[right] : operations[right].roles;
  return holders.includes(role);
}

/** Whether `role` may call the operation; checked in every handler and page. Each operation says who may. */
export function mayCall(role: Role, operation: OperationId): boolean {
  return operations[operation].roles.includes(role);
}

/** Whether `role` may call it for all patients, or for the one that is named. */
export function mayCallFor(role: Role, operation: OperationId, patientId: unknown): boolean {
  const { roles, rolesForAll = roles } = operations[operation];
  return (patientId === undefined ? rolesForAll : roles).includes(role);
}

/** Whether somebody at an unlocked screen must not be able to do this (decision 20). */
export function asksAgain(operation: OperationId): boolean {
  return operations[operation].asksAgain === true;
}

/**
 * The same of an operation on money, by its amount: above `most` whole pesos, and where the body names
 * none.
 */
export function asksAgainFor(
  { asksAgainAbove: member }: Pick<KnownOperation, 'asksAgainAbove'>,
  body: unknown,
  most: number,
): boolean {
  if (member === undefined) return false;
  const amount: unknown = Reflect.get(Object(body), member);
  return typeof amount !== 'number' || !(amount <= most);
}

/** Whether somebody of this role may do it only to what they made themselves on the clinic's today. */
export function onlyOwnOfToday(role: Role, operation: OperationId): boolean {
  return operations[operation].onlyOwnOfToday?.includes(role) ?? false;
}
