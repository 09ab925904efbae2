import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import { instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';

/** A saved record is never changed and never removed: what is added later is an addendum. */
export const medicalRecords = pgTable(
  'medical_records',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    appointmentId: text('appointment_id').notNull(),
    patientId: text('patient_id').notNull(),
    templateId: text('template_id').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    createdBy: text('created_by').notNull(),
    /** What they were called then; null where the caller named nobody. */
    createdByName: text('created_by_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('medical_records_by_patient').on(table.clinicId, table.patientId, table.createdAt),
    index('medical_records_by_appointment').on(
      table.clinicId,
      table.appointmentId,
      table.createdAt,
    ),
    index('medical_records_by_time').on(table.clinicId, table.createdAt),
    withinClinic([table.clinicId, table.appointmentId], appointments),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);

export const addenda = pgTable(
  'addenda',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    recordId: text('record_id').notNull(),
    text: text('text').notNull(),
    createdBy: text('created_by').notNull(),
    /** What they were called then; null where the caller named nobody. */
    createdByName: text('created_by_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('addenda_by_record').on(table.clinicId, table.recordId, table.createdAt),
    withinClinic([table.clinicId, table.recordId], medicalRecords),
  ],
);

export interface StoredMedication {
  readonly name: string;
  readonly dosage: string;
  readonly duration: string;
  readonly instructions: string;
}

export const prescriptions = pgTable(
  'prescriptions',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    appointmentId: text('appointment_id').notNull(),
    patientId: text('patient_id').notNull(),
    medications: jsonb('medications').$type<StoredMedication[]>().notNull(),
    diagnosis: text('diagnosis'),
    notes: text('notes'),
    createdBy: text('created_by').notNull(),
    /** What they were called then; null where the caller named nobody. */
    createdByName: text('created_by_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('prescriptions_by_patient').on(table.clinicId, table.patientId, table.createdAt),
    index('prescriptions_by_appointment').on(table.clinicId, table.appointmentId, table.createdAt),
    index('prescriptions_by_time').on(table.clinicId, table.createdAt),
    withinClinic([table.clinicId, table.appointmentId], appointments),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);
