import * as z from 'zod/mini';
import { recordLimits } from './limits';
import { defineOperation } from './operation';
import { recordRoutes } from './routes/record-routes';
import { id, idParams, optional, pageOf, pageQuery, requiredText } from './schemas';

const recordShape = {
  id: z.string(),
  appointmentId: z.string(),
  patientId: z.string(),
  templateId: z.string(),
  /** Keys and types as the template says. */
  fields: z.record(z.string(), z.unknown()),
  createdBy: z.string(),
  /** What they were called then, where the caller said it. An extension. */
  createdByName: optional(z.string()),
  createdAt: z.string(),
};
const medicalRecord = z.object(recordShape);

const addendum = z.object({
  id: z.string(),
  text: z.string(),
  createdBy: z.string(),
  /** What they were called then, where the caller said it. An extension. */
  createdByName: optional(z.string()),
  createdAt: z.string(),
});
/** With what was added since it was saved, oldest first. */
const recordWithAddenda = z.object({ ...recordShape, addenda: z.array(addendum) });

const resource = { scope: 'emr:read', envelope: 'bare' } as const;

export const createMedicalRecord = defineOperation(recordRoutes.create, {
  ...resource,
  summary: 'Save a medical record of an appointment; its fields are checked by its template',
  origin: 'documented',
  scope: 'emr:write',
  roles: ['dentist'],
  repeatable: true,
  // Without an answer nobody knows the patient: then the appointment tells whose it is.
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'appointmentId', id: { body: 'appointmentId' } },
  },
  status: 201,
  body: z.object({
    appointmentId: id,
    templateId: id,
    fields: z.record(z.string(), z.unknown()),
  }),
  response: medicalRecord,
});

export const listMedicalRecords = defineOperation(recordRoutes.list, {
  ...resource,
  summary: 'List medical records with their addenda, newest first',
  roles: ['dentist', 'admin'],
  origin: 'extension',
  concerns: { of: 'patients' },
  wantsOneOf: ['patientId', 'appointmentId'],
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    appointmentId: z.optional(id),
    templateId: z.optional(id),
  }),
  response: pageOf(recordWithAddenda),
});

export const readMedicalRecord = defineOperation(recordRoutes.read, {
  ...resource,
  summary: 'Read a medical record with its addenda',
  roles: ['dentist', 'admin'],
  origin: 'extension',
  concerns: { of: 'patient', id: { answer: 'patientId' } },
  params: idParams,
  response: recordWithAddenda,
});

export const addAddendum = defineOperation(recordRoutes.addAddendum, {
  ...resource,
  summary: 'Add to a medical record, which itself never changes; answers it with its addenda',
  origin: 'extension',
  scope: 'emr:write',
  roles: ['dentist'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'recordId', id: { param: 'id' } },
  },
  status: 201,
  params: idParams,
  body: z.object({ text: requiredText(recordLimits.addendum) }),
  response: recordWithAddenda,
});
