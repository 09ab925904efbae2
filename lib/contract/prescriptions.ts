import * as z from 'zod/mini';
import { prescriptionLimits as limits } from './limits';
import { defineOperation } from './operation';
import { prescriptionRoutes } from './routes/prescription-routes';
import { id, listOf, optional, pageQuery, requiredText, text, toldText } from './schemas';

const prescription = z.object({
  id: z.string(),
  patientId: z.string(),
  appointmentId: z.string(),
  medications: z.array(
    z.object({
      name: z.string(),
      dosage: toldText,
      duration: toldText,
      instructions: toldText,
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
export const newMedication = z.object({
  name: requiredText(limits.name),
  dosage: z._default(text(limits.dosage), ''),
  duration: z._default(text(limits.duration), ''),
  instructions: z._default(text(limits.instructions), ''),
});

export const createPrescription = defineOperation(prescriptionRoutes.create, {
  summary: 'Prescribe medications in an appointment',
  origin: 'documented',
  scope: 'emr:write',
  roles: ['dentist'],
  repeatable: true,
  // As with a medical record.
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'appointmentId', id: { body: 'appointmentId' } },
  },
  envelope: 'bare',
  status: 201,
  body: z.object({
    appointmentId: id,
    medications: z.array(newMedication).check(z.minLength(1), z.maxLength(limits.medications)),
    diagnosis: z.optional(text(limits.diagnosis)),
    notes: z.optional(text(limits.notes)),
  }),
  response: prescription,
});

export const listPrescriptions = defineOperation(prescriptionRoutes.list, {
  summary: 'List prescriptions, newest first',
  origin: 'documented',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  concerns: { of: 'patients' },
  wantsOneOf: ['patientId', 'appointmentId'],
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    appointmentId: z.optional(id),
  }),
  response: listOf(prescription),
});
