import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ofClinic, withinClinic } from './columns';

export const locations = pgTable(
  'locations',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    address: text('address'),
    phone: text('phone'),
    timezone: text('timezone'),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
);

export const doctors = pgTable(
  'doctors',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    color: text('color'),
    specialty: text('specialty'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
);

export const doctorLocations = pgTable(
  'doctor_locations',
  {
    clinicId: text('clinic_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    locationId: text('location_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.doctorId, table.locationId] }),
    withinClinic([table.clinicId, table.doctorId], doctors),
    withinClinic([table.clinicId, table.locationId], locations),
  ],
);

/** One part of a doctor's week: a day, a place, from when to when. `HH:MM` on the clinic's clock. */
export interface StoredBlock {
  readonly day: string;
  readonly locationId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly lunchStartTime?: string | undefined;
  readonly lunchEndTime?: string | undefined;
}

/** No row: no schedule yet. Either part is replaced whole, so each is one value. */
export const doctorSchedules = pgTable(
  'doctor_schedules',
  {
    clinicId: text('clinic_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    workingDays: jsonb('working_days').$type<StoredBlock[]>().notNull(),
    /** Dates, `YYYY-MM-DD`, ascending. */
    exceptions: jsonb('exceptions').$type<string[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.doctorId] }),
    withinClinic([table.clinicId, table.doctorId], doctors),
  ],
);
