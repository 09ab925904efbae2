import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { id, listOf, optional, pageQuery, requiredText, text } from './schemas';

const MOST_MEDICATIONS = 50;

const prescription = z.object({
  id: z.string(),
  patientId: z.string(),
  appointmentId: z.string(),
  medications: z.array(
    z.object({
      name: z.string(),
      dosage: z._default(z.string(), ''),
      duration: z._default(z.string(), ''),
      instructions: z._default(z.string(), ''),
    }),
  ),
  diagnosis: optional(z.string()),
  notes: optional(z.string()),
  createdBy: z.string(),
  /** What they were called then, where the caller said it. An extension. */
  createdByName: optional(z.string()),
  createdAt: z.string(),
});

/** The contract does not show which members are required: only the name is. */
const newMedication = z.object({
  name: requiredText(200),
  dosage: z._default(text(500), ''),
  duration: z._default(text(200), ''),
  instructions: z._default(text(2_000), ''),
});

export const createPrescription = defineOperation({
  id: 'prescriptions.create',
  method: 'POST',
  path: '/emr/prescriptions',
  summary: 'Prescribe medications in an appointment',
  origin: 'documented',
  scope: 'emr:write',
  repeatable: true,
  concerns: { of: 'patient', id: { answer: 'patientId' } },
  envelope: 'bare',
  status: 201,
  body: z.object({
    appointmentId: id,
    medications: z.array(newMedication).check(z.minLength(1), z.maxLength(MOST_MEDICATIONS)),
    diagnosis: z.optional(text(500)),
    notes: z.optional(text(2_000)),
  }),
  response: prescription,
});

export const listPrescriptions = defineOperation({
  id: 'prescriptions.list',
  method: 'GET',
  path: '/emr/prescriptions',
  summary: 'List prescriptions, newest first',
  origin: 'documented',
  scope: 'emr:read',
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    appointmentId: z.optional(id),
  }),
  response: listOf(prescription),
});
