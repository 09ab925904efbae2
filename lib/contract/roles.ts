/** What a staff member is at this clinic. The published contract knows no users; we do. */
export const ROLES = ['receptionist', 'dentist', 'billing', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
