import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';

/** One planned treatment of a finding. Whole pesos. */
export interface StoredPlannedItem {
  readonly id: string;
  readonly type: 'custom' | 'clinical_procedure';
  readonly clinicalProcedureId?: string | undefined;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly subtotal: number;
}

/** One chart per patient, made with its first change. */
export const odontograms = pgTable(
  'odontograms',
  {
    clinicId: ofClinic(),
    patientId: text('patient_id').notNull(),
    id: text('id').notNull(),
    dentitionMode: text('dentition_mode').$type<'adult' | 'mixed' | 'child'>().notNull(),
    /** FDI numbers of the temporary teeth that are present while the mode is `mixed`. */
    temporaryTeeth: jsonb('temporary_teeth').$type<number[]>().notNull(),
    /** Raised by one with every change; the row is locked meanwhile, so none is skipped or given twice. */
    version: integer('version').notNull(),
    signatureStatus: text('signature_status')
      .$type<'none' | 'signed' | 'invalidated'>()
      .notNull()
      .default('none'),
    signedBy: text('signed_by'),
    signedAt: instant('signed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.patientId] }),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);

export const odontogramFindings = pgTable(
  'odontogram_findings',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    patientId: text('patient_id').notNull(),
    toothFdi: integer('tooth_fdi').notNull(),
    /** Null: the whole tooth. */
    surface: text('surface'),
    catalogFindingId: text('catalog_finding_id').notNull(),
    plannedItems: jsonb('planned_items').$type<StoredPlannedItem[]>().notNull(),
    evolution: text('evolution').notNull(),
    notes: text('notes'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('odontogram_findings_one_per_place').on(
      table.clinicId,
      table.patientId,
      table.toothFdi,
      sql`coalesce(surface, '')`,
    ),
    withinClinic([table.clinicId, table.patientId], {
      clinicId: odontograms.clinicId,
      id: odontograms.patientId,
    }),
  ],
);

/** The chart as each change left it: who, when, what. Never changed, never removed. */
export const odontogramVersions = pgTable(
  'odontogram_versions',
  {
    clinicId: ofClinic(),
    patientId: text('patient_id').notNull(),
    version: integer('version').notNull(),
    action: text('action').notNull(),
    /** The chart's state in the shape of the wire. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    createdBy: text('created_by').notNull(),
    /** What they were called then; null where the caller named nobody. */
    createdByName: text('created_by_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.patientId, table.version] }),
    index('odontogram_versions_by_time').on(table.clinicId, table.createdAt),
    withinClinic([table.clinicId, table.patientId], {
      clinicId: odontograms.clinicId,
      id: odontograms.patientId,
    }),
  ],
);
