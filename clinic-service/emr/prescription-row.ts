import type { prescriptions } from '../db/schema/records';

/** Nulls are left to the response schema, which turns each into an absent member. */
export function toPrescription({ createdAt, ...row }: typeof prescriptions.$inferSelect) {
  return { ...row, createdAt: createdAt.toISOString() };
}
