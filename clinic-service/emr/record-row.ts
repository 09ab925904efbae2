import type { medicalRecords } from '../db/schema/records';

export function toRecord({ createdAt, ...row }: typeof medicalRecords.$inferSelect) {
  return { ...row, createdAt: createdAt.toISOString() };
}
