import * as z from 'zod/mini';
import { DOCUMENT_TYPES, GENDERS, patientLimits as limits } from './limits';
import { defineOperation } from './operation';
import { patientRoutes } from './routes/patient-routes';
import {
  activity,
  boundedPageOf,
  idParams,
  ifTold,
  isoDate,
  lineText,
  nameText,
  openEnum,
  pageQuery,
  searchText,
  told,
  toldText,
} from './schemas';

const summaryShape = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: toldText,
  phone: toldText,
  documentType: told(openEnum(...DOCUMENT_TYPES), ''),
  documentNumber: toldText,
  dateOfBirth: toldText,
  gender: told(openEnum(...GENDERS), ''),
  status: openEnum(...activity.options),
  createdAt: ifTold(z.string()),
  updatedAt: ifTold(z.string()),
};

const address = z.object({
  street: toldText,
  city: toldText,
  state: toldText,
  country: toldText,
  postalCode: toldText,
});

const emergencyContact = z.object({
  name: toldText,
  phone: toldText,
  relationship: toldText,
});

const patientSummary = z.object(summaryShape);
export const patient = z.object({
  ...summaryShape,
  address: told(address, {}),
  emergencyContact: told(emergencyContact, {}),
});

export type PatientSummary = z.output<typeof patientSummary>;
export type Patient = z.output<typeof patient>;

/** As a list has them: `foundBy` where not what was typed found them, but a name like it. */
export const listedPatient = z.extend(patientSummary, {
  foundBy: z.optional(z.enum(['sound', 'near'])),
});

export const listPatients = defineOperation(patientRoutes.list, {
  summary: 'List and search patients',
  origin: 'documented',
  scope: 'patients:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  shareable: true,
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    search: z.optional(searchText),
    status: z.optional(activity),
    totals: z.optional(z.enum(['bounded'])),
    match: z.optional(z.enum(['alike'])),
  }),
  queryExtensions: ['totals', 'match'],
  response: boundedPageOf(listedPatient),
});

export type ListedPatient = z.output<typeof listedPatient>;
export type PatientPagination = z.output<typeof listPatients.response>['pagination'];

export const readPatient = defineOperation(patientRoutes.read, {
  summary: 'Read a patient with address and emergency contact',
  origin: 'documented',
  scope: 'patients:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  etag: 'updatedAt',
  concerns: { of: 'patient', id: { param: 'id' } },
  envelope: 'bare',
  errorsInEnvelopeB: [404],
  params: idParams,
  response: patient,
});

const email = z.string().check(z.trim(), z.maxLength(limits.email), z.email());

/** Members that can be set. An empty string clears an optional one. */
const writable = {
  firstName: nameText(limits.firstName),
  lastName: nameText(limits.lastName),
  email: z.optional(z.union([z.literal(''), email])),
  phone: z.optional(lineText(limits.phone)),
  documentType: z.optional(lineText(limits.documentType)),
  documentNumber: z.optional(lineText(limits.documentNumber)),
  dateOfBirth: z.optional(z.union([z.literal(''), isoDate])),
  gender: z.optional(lineText(limits.gender)),
  address: z.optional(
    z.object({
      street: z.optional(lineText(limits.address.street)),
      city: z.optional(lineText(limits.address.city)),
      state: z.optional(lineText(limits.address.state)),
      country: z.optional(lineText(limits.address.country)),
      postalCode: z.optional(lineText(limits.address.postalCode)),
    }),
  ),
  emergencyContact: z.optional(
    z.object({
      name: z.optional(lineText(limits.emergencyContact.name)),
      phone: z.optional(lineText(limits.emergencyContact.phone)),
      relationship: z.optional(lineText(limits.emergencyContact.relationship)),
    }),
  ),
};

export const createPatient = defineOperation(patientRoutes.create, {
  summary: 'Create a patient; a document already in use answers 409 DUPLICATE_PATIENT',
  origin: 'extension',
  scope: 'patients:write',
  roles: ['receptionist', 'admin'],
  concerns: { of: 'patient', id: { answer: 'id' } },
  envelope: 'bare',
  status: 201,
  body: z.object(writable),
  response: patient,
});

export const changePatient = defineOperation(patientRoutes.change, {
  summary: 'Change a patient; members left out are untouched',
  conditional: true,
  etag: 'updatedAt',
  origin: 'extension',
  scope: 'patients:write',
  roles: ['receptionist', 'dentist', 'admin'],
  concerns: { of: 'patient', id: { param: 'id' } },
  envelope: 'bare',
  errorsInEnvelopeB: [404],
  params: idParams,
  body: z.partial(z.object({ ...writable, status: activity })),
  response: patient,
});
