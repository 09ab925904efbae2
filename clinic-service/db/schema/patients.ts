import { type SQL, sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofClinic } from './columns';

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
    /** ' fernanda maria peres': the names as they sound, with joined surnames beside their words. */
    soundKey: text('sound_key').generatedAlwaysAs(
      (): SQL => sql`public.patient_sound_key(first_name, last_name)`,
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
    index('patients_by_sound')
      .using('gin', sql`sound_key gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('patients_by_birth').on(table.clinicId, table.dateOfBirth),
  ],
);
