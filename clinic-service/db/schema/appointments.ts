import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';
import { procedures } from './procedures';
import { doctors, locations } from './staff';

/**
 * A migration adds what Drizzle cannot say: the exclusion constraint `appointments_no_overlap`,
 * which keeps a doctor's appointments that are not canceled from sharing any instant.
 */
export const appointments = pgTable(
  'appointments',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    patientId: text('patient_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    locationId: text('location_id').notNull(),
    procedureId: text('procedure_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Not included: the next appointment may begin at it. */
    endsAt: instant('ends_at').notNull(),
    status: text('status').$type<'confirmed' | 'completed' | 'canceled' | 'no_show'>().notNull(),
    notes: text('notes'),
    /** Raised by every change; its ETag. */
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('appointments_by_start').on(table.clinicId, table.startsAt, table.id),
    index('appointments_by_doctor').on(table.clinicId, table.doctorId, table.startsAt, table.id),
    index('appointments_by_patient').on(table.clinicId, table.patientId, table.startsAt, table.id),
    check('appointments_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    withinClinic([table.clinicId, table.patientId], patients),
    withinClinic([table.clinicId, table.doctorId], doctors),
    withinClinic([table.clinicId, table.locationId], locations),
    withinClinic([table.clinicId, table.procedureId], procedures),
  ],
);
