import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { staff } from './schema';

/*
 * What the front desk keeps beside the clinic's record, so that it works with any service. Ids of
 * appointments, patients, doctors, locations and procedures are those of the service; a row about an
 * appointment that is deleted there is shown nowhere. Names of people stay with what they did.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const done = {
  by: text('by').notNull(),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
};

/** Where the patient of an appointment is: who did not arrive has no row. */
export const deskVisit = pgTable(
  'desk_visit',
  {
    appointmentId: text('appointment_id').primaryKey(),
    patientId: text('patient_id').notNull(),
    /** Of the clinic, `YYYY-MM-DD`. */
    date: text('date').notNull(),
    state: text('state', { enum: ['arrived', 'called', 'seated', 'left', 'no_show'] }).notNull(),
    arrivedAt: instant('arrived_at'),
    calledAt: instant('called_at'),
    seatedAt: instant('seated_at'),
    leftAt: instant('left_at'),
    /** Who set the state last. */
    ...done,
  },
  (table) => [index('desk_visit_date').on(table.date)],
);

/** What came of calling a patient about an appointment: the last call of each purpose. */
export const deskCall = pgTable(
  'desk_call',
  {
    appointmentId: text('appointment_id').notNull(),
    /** `confirm`: whether the patient comes. `move`: the doctor is out, another hour is offered. */
    purpose: text('purpose', { enum: ['confirm', 'move'] }).notNull(),
    outcome: text('outcome', {
      enum: ['confirmed', 'no_answer', 'left_message', 'will_change', 'wrong_number'],
    }).notNull(),
    /** The start that was spoken of: after a move the outcome holds no longer. */
    startsAt: instant('starts_at').notNull(),
    ...done,
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.purpose] }),
    index('desk_call_start').on(table.startsAt),
  ],
);

/** Time in which nobody is to be booked. Takes no part in what the service allows. */
export const deskBlock = pgTable(
  'desk_block',
  {
    /** Made by the browser: made twice with the same id it is one block. */
    id: text('id').primaryKey(),
    /** Null: every doctor. */
    doctorId: text('doctor_id'),
    /** Null: every location. */
    locationId: text('location_id'),
    /** Of the clinic, `YYYY-MM-DD`; the first where it repeats. */
    date: text('date').notNull(),
    /** Minutes since midnight. */
    from: integer('from').notNull(),
    to: integer('to').notNull(),
    reason: text('reason').notNull(),
    /** Weekly until this date, inclusive; null: once. */
    weeklyUntil: text('weekly_until'),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    ...done,
  },
  (table) => [
    index('desk_block_date').on(table.date),
    check(
      'desk_block_span',
      sql`${table.from} >= 0 and ${table.to} > ${table.from} and ${table.to} <= 1440`,
    ),
  ],
);

/** Patients who want to come sooner. */
export const deskWaiting = pgTable(
  'desk_waiting',
  {
    /** Made by the browser. */
    id: text('id').primaryKey(),
    patientId: text('patient_id').notNull(),
    procedureId: text('procedure_id').notNull(),
    /** Empty: any doctor who performs it. */
    doctorIds: text('doctor_ids').array().notNull(),
    /** Empty: any location. */
    locationIds: text('location_ids').array().notNull(),
    morning: boolean('morning').notNull(),
    afternoon: boolean('afternoon').notNull(),
    /** ISO weekdays, 1 is Monday; empty: any day. */
    weekdays: integer('weekdays').array().notNull(),
    /** Last date that is of use, `YYYY-MM-DD`; null: no end. */
    until: text('until'),
    note: text('note'),
    closedAs: text('closed_as', { enum: ['booked', 'withdrawn'] }),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    ...done,
  },
  (table) => [
    index('desk_waiting_open').on(table.at).where(sql`${table.closedAt} is null`),
    index('desk_waiting_patient').on(table.patientId),
  ],
);

/** Appointments that were booked as one series, in their order. */
export const deskSeries = pgTable(
  'desk_series',
  {
    seriesId: text('series_id').notNull(),
    /** 1, 2, 3… */
    number: integer('number').notNull(),
    /** Of the whole series. */
    count: integer('count').notNull(),
    appointmentId: text('appointment_id').notNull(),
    ...done,
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.number] }),
    uniqueIndex('desk_series_appointment').on(table.appointmentId),
  ],
);

/** Why an appointment was canceled, in one of the clinic's words. */
export const deskCancellation = pgTable('desk_cancellation', {
  appointmentId: text('appointment_id').primaryKey(),
  reason: text('reason').notNull(),
  ...done,
});

/** Where a person works, and what they look at: kept from one day to the next. */
export const staffDesk = pgTable('staff_desk', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Null: every location. */
  locationId: text('location_id'),
  /** Whose columns the agenda shows; empty: everybody's. */
  doctorIds: text('doctor_ids').array().notNull(),
});
