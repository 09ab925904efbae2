import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Milliseconds, as the wire has them, so that what was written is what is read back. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const clinics = pgTable('clinics', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  locale: text('locale').$type<'es-CO' | 'en-US'>().notNull(),
  timezone: text('timezone').notNull(),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  /** Raised by a trigger whenever patients of the clinic change; totals are remembered by it. */
  patientsVersion: bigint('patients_version', { mode: 'number' }).notNull().default(0),
});

/** Nothing is kept but for a clinic. */
const ofClinic = () =>
  text('clinic_id')
    .notNull()
    .references(() => clinics.id);

export const apiKeys = pgTable(
  'api_keys',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hexadecimal. 32 random bytes need no salt and no slow hash. */
    hash: text('hash').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    unique('api_keys_hash').on(table.hash),
  ],
);

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
    foreignKey({
      columns: [table.clinicId, table.doctorId],
      foreignColumns: [doctors.clinicId, doctors.id],
    }),
    foreignKey({
      columns: [table.clinicId, table.locationId],
      foreignColumns: [locations.clinicId, locations.id],
    }),
  ],
);

export const patients = pgTable(
  'patients',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    documentType: text('document_type'),
    documentNumber: text('document_number'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender'),
    status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
    addressStreet: text('address_street'),
    addressCity: text('address_city'),
    addressState: text('address_state'),
    addressCountry: text('address_country'),
    addressPostalCode: text('address_postal_code'),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    emergencyRelationship: text('emergency_relationship'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Surname first, ñ after n: the order of every list. Compared byte by byte (collation C). */
    sortKey: text('sort_key').generatedAlwaysAs(
      (): SQL => sql`public.patient_sort_key(first_name, last_name)`,
    ),
    /** ' maria fernanda perez gomez': a space before each word, so that '% per%' is a prefix. */
    nameKey: text('name_key').generatedAlwaysAs(
      (): SQL => sql`public.patient_name_key(first_name, last_name)`,
    ),
    /** Letters and digits of the document number; null where there are none. */
    documentKey: text('document_key').generatedAlwaysAs(
      (): SQL => sql`public.document_key(document_number)`,
    ),
    /** Everything a search looks at: the name key, e-mail, phone digits, document. */
    searchKey: text('search_key').generatedAlwaysAs(
      (): SQL =>
        sql`public.patient_search_key(first_name, last_name, email, phone, document_number)`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('patients_document')
      .on(table.clinicId, table.documentKey, sql`coalesce(document_type, '')`)
      .where(sql`document_key is not null`),
    index('patients_by_name').on(table.clinicId, sql`sort_key collate "C"`, table.id),
    // Without fastupdate: a pending list would have to be read by every search until a vacuum,
    // and PGlite has no autovacuum.
    index('patients_by_search')
      .using('gin', sql`search_key gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('patients_by_name_words')
      .using('gin', sql`name_key gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
