import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const clinics = pgTable('clinics', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Tax number with its check digit, as documents print it: `900.123.456-8`. */
  nit: text('nit'),
  address: text('address'),
  phone: text('phone'),
  locale: text('locale').$type<'es-CO' | 'en-US'>().notNull(),
  timezone: text('timezone').notNull(),
  /** Made as the demonstration: it is served as that, and never as a clinic of one's own. */
  demo: boolean('demo').notNull().default(false),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  /** Raised by a trigger whenever patients of the clinic change; totals are remembered by it. */
  patientsVersion: bigint('patients_version', { mode: 'number' }).notNull().default(0),
});
