import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cop, instant, ofClinic, withinClinic } from './columns';
import { doctors } from './staff';

export const procedures = pgTable(
  'procedures',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** National code (CUPS): digits, but a string, for some begin with zero. */
    code: text('code'),
    specialty: text('specialty').notNull(),
    description: text('description'),
    /** Minutes. */
    duration: integer('duration').notNull(),
    price: cop('price').notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('procedures_by_name').on(
      table.clinicId,
      sql`public.fold_for_sorting(name) collate "C"`,
      table.id,
    ),
  ],
);

/** Who performs a procedure. None at all: every doctor may. */
export const procedureDoctors = pgTable(
  'procedure_doctors',
  {
    clinicId: text('clinic_id').notNull(),
    procedureId: text('procedure_id').notNull(),
    doctorId: text('doctor_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.procedureId, table.doctorId] }),
    index('procedure_doctors_by_doctor').on(table.clinicId, table.doctorId),
    withinClinic([table.clinicId, table.procedureId], procedures),
    withinClinic([table.clinicId, table.doctorId], doctors),
  ],
);
