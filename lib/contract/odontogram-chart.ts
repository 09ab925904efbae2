import * as z from 'zod/mini';
import { id, openEnum, optional } from './schemas';

export const ofPatient = z.object({ patientId: id });

/** What every operation on a chart declares. */
export const ofChart = {
  feature: 'odontogram',
  concerns: { of: 'patient', id: { param: 'patientId' } },
} as const;

/** And every one that changes it. */
export const chartChange = {
  ...ofChart,
  scope: 'emr:write',
  conditional: true,
  says: true,
  envelope: 'A',
} as const;

const plannedItem = z.object({
  id: z.string(),
  type: openEnum('custom', 'clinical_procedure'),
  clinicalProcedureId: optional(z.string()),
  name: z.string(),
  quantity: z.number(),
  /** Pesos. */
  unitPrice: z.number(),
  subtotal: z.number(),
});

export const registeredFinding = z.object({
  id: z.string(),
  toothFdi: z.number(),
  scope: openEnum('whole', 'surface'),
  surface: optional(z.string()),
  catalogFindingId: z.string(),
  plannedItems: z.array(plannedItem),
  subtotal: z.number(),
  evolution: z.string(),
  notes: optional(z.string()),
  createdBy: optional(z.string()),
  createdAt: optional(z.string()),
  updatedAt: optional(z.string()),
});

const estimate = z.object({
  findingCount: z.number(),
  total: z.number(),
  /** Of the findings whose evolution is `paid`. */
  paid: z.number(),
  due: z.number(),
});

const signature = z.object({
  status: openEnum('none', 'signed', 'invalidated'),
  signedBy: optional(z.string()),
  signedAt: optional(z.string()),
});

export const odontogram = z.object({
  id: z.string(),
  dentitionMode: openEnum('adult', 'mixed', 'child'),
  /** FDI numbers of the temporary teeth present. */
  temporaryTeeth: z.array(z.number()),
  findings: z.array(registeredFinding),
  estimate,
  version: z.number(),
  signature,
});

/** What every change of findings reports of the chart it left. */
export const chartAfter = { estimate, version: z.number(), signature };
