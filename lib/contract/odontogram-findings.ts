import * as z from 'zod/mini';
import { chartAfter, chartChange, ofPatient, registeredFinding } from './odontogram-chart';
import { defineOperation } from './operation';
import { cop, id, quantity, requiredText, text } from './schemas';

const NOTES_MAX_LENGTH = 1_000;
const MOST_ITEMS = 50;
/** Every surface and the whole of every tooth that any one mode shows. */
const MOST_AT_ONCE = 192;

const itemAmounts = { quantity, unitPrice: cop };
const plannedItems = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('custom'), name: requiredText(200), ...itemAmounts }),
      z.object({ type: z.literal('clinical_procedure'), clinicalProcedureId: id, ...itemAmounts }),
    ]),
  )
  .check(z.maxLength(MOST_ITEMS));
const notes = text(NOTES_MAX_LENGTH);

/** Without `plannedItems` the catalog's treatment is planned; `[]` plans nothing. */
const newFinding = z.object({
  toothFdi: z.int(),
  catalogFindingId: id,
  surface: z.optional(z.enum(['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'])),
  plannedItems: z.optional(plannedItems),
  notes: z.optional(notes),
});

const ofFinding = z.object({ patientId: id, findingId: id });

export const registerFinding = defineOperation({
  ...chartChange,
  id: 'odontogram.register-finding',
  method: 'POST',
  path: '/patients/{patientId}/odontogram/findings',
  summary: 'Register a finding on a tooth or one of its surfaces; what stood there is replaced',
  origin: 'documented',
  status: 201,
  params: ofPatient,
  body: newFinding,
  response: z.object({
    finding: registeredFinding,
    replacedFindingIds: z.array(z.string()),
    ...chartAfter,
  }),
});

export const registerFindings = defineOperation({
  ...chartChange,
  id: 'odontogram.register-findings',
  method: 'POST',
  path: '/patients/{patientId}/odontogram/findings/batch',
  summary: 'Register several findings, all or none, as one change of the chart',
  origin: 'extension',
  status: 201,
  params: ofPatient,
  body: z.object({
    findings: z.array(newFinding).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  response: z.object({
    findings: z.array(registeredFinding),
    replacedFindingIds: z.array(z.string()),
    ...chartAfter,
  }),
});

export const changeFinding = defineOperation({
  ...chartChange,
  id: 'odontogram.change-finding',
  method: 'PATCH',
  path: '/patients/{patientId}/odontogram/findings/{findingId}',
  summary: 'Change the evolution, plan or notes of a finding; members left out are untouched',
  origin: 'extension',
  params: ofFinding,
  body: z
    .object({
      evolution: z.optional(id),
      plannedItems: z.optional(plannedItems),
      notes: z.optional(notes),
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Nothing to change.')),
  response: z.object({ finding: registeredFinding, ...chartAfter }),
});

export const removeFinding = defineOperation({
  ...chartChange,
  id: 'odontogram.remove-finding',
  method: 'DELETE',
  path: '/patients/{patientId}/odontogram/findings/{findingId}',
  summary: 'Remove a finding from the chart; earlier versions keep it',
  origin: 'extension',
  params: ofFinding,
  response: z.object({ removedFinding: registeredFinding, ...chartAfter }),
});
