import * as z from 'zod/mini';
import { findingLimits } from './limits';
import { chartAfter, chartChange, ofPatient, registeredFinding } from './odontogram-chart';
import { defineOperation } from './operation';
import { odontogramRoutes } from './routes/odontogram-routes';
import { cop, id, quantity, requiredText, text } from './schemas';

/** Every surface and the whole of every tooth that any one mode shows. */
const MOST_AT_ONCE = 192;

const itemAmounts = { quantity, unitPrice: cop };
const plannedItems = z
  .array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('custom'),
        name: requiredText(findingLimits.itemName),
        ...itemAmounts,
      }),
      z.object({ type: z.literal('clinical_procedure'), clinicalProcedureId: id, ...itemAmounts }),
    ]),
  )
  .check(z.maxLength(findingLimits.items));
const notes = text(findingLimits.notes);

/** Without `plannedItems` the catalog's treatment is planned; `[]` plans nothing. */
const newFinding = z.object({
  toothFdi: z.int(),
  catalogFindingId: id,
  surface: z.optional(z.enum(['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'])),
  plannedItems: z.optional(plannedItems),
  notes: z.optional(notes),
});

/** A finding that was there before comes back as far as it had come. */
const findingOfBatch = z.extend(newFinding, { evolution: z.optional(id) });
const findingIds = z.array(id).check(
  z.maxLength(MOST_AT_ONCE),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each finding once.'),
);

const ofFinding = z.object({ patientId: id, findingId: id });

export const registerFinding = defineOperation(odontogramRoutes.registerFinding, {
  ...chartChange,
  summary: 'Register a finding on a tooth or one of its surfaces; what stood there is replaced',
  roles: ['dentist'],
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

export const registerFindings = defineOperation(odontogramRoutes.registerFindings, {
  ...chartChange,
  summary: 'Remove findings, then register others: all or none, as one change of the chart',
  roles: ['dentist'],
  origin: 'extension',
  status: 201,
  params: ofPatient,
  body: z
    .object({
      findings: z.array(findingOfBatch).check(z.maxLength(MOST_AT_ONCE)),
      removeFindingIds: z.optional(findingIds),
    })
    .check(
      z.refine(
        ({ findings, removeFindingIds = [] }) => findings.length + removeFindingIds.length > 0,
        { path: ['findings'], error: 'Nothing to register and nothing to remove.' },
      ),
    ),
  response: z.object({
    findings: z.array(registeredFinding),
    replacedFindingIds: z.array(z.string()),
    ...chartAfter,
  }),
});

export const changeFinding = defineOperation(odontogramRoutes.changeFinding, {
  ...chartChange,
  summary: 'Change the evolution, plan or notes of a finding; members left out are untouched',
  roles: ['dentist'],
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

export const removeFinding = defineOperation(odontogramRoutes.removeFinding, {
  ...chartChange,
  summary: 'Remove a finding from the chart; earlier versions keep it',
  roles: ['dentist'],
  origin: 'extension',
  params: ofFinding,
  response: z.object({ removedFinding: registeredFinding, ...chartAfter }),
});
