import type { addenda, medicalRecords } from '../db/schema/records';

/** Nulls are left to the response schema, which turns each into an absent member. */
export function toRecord({ createdAt, ...row }: typeof medicalRecords.$inferSelect) {
  return { ...row, createdAt: createdAt.toISOString() };
}

export function toAddendum({
  id,
  text,
  createdBy,
  createdByName,
  createdAt,
}: typeof addenda.$inferSelect) {
  return { id, text, createdBy, createdByName, createdAt: createdAt.toISOString() };
}
