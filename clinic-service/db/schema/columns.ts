import { type AnyPgColumn, bigint, foreignKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clinics } from './clinics';

/** Milliseconds, as the wire has them, so that what was written is what is read back. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whole pesos. */
export const cop = (name: string) => bigint(name, { mode: 'number' });

/** First member of every key: no statement reaches another clinic's rows by an id alone. */
export const ofClinic = () =>
  text('clinic_id')
    .notNull()
    .references(() => clinics.id);

/** A foreign key to a row of the same clinic. */
export function withinClinic(
  columns: [clinicId: AnyPgColumn, id: AnyPgColumn],
  { clinicId, id }: { readonly clinicId: AnyPgColumn; readonly id: AnyPgColumn },
) {
  return foreignKey({ columns, foreignColumns: [clinicId, id] });
}
