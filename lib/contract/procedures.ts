import * as z from 'zod/mini';
import { procedureLimits as limits } from './limits';
import { defineOperation } from './operation';
import { procedureRoutes } from './routes/procedure-routes';
import {
  activity,
  cop,
  id,
  idParams,
  ifTold,
  openEnum,
  optional,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  text,
  told,
} from './schemas';

export const procedure = z.object({
  id: z.string(),
  name: z.string(),
  /** The national code (CUPS): digits, but some begin with zero. */
  code: optional(z.string()),
  specialty: z.string(),
  description: optional(z.string()),
  /** Minutes. */
  duration: z.number(),
  /** COP. */
  price: z.number(),
  currency: z.string(),
  status: openEnum(...activity.options),
  /** Who performs it; nobody named means that every doctor may. */
  doctorIds: told(z.array(z.string()), []),
  createdAt: ifTold(z.string()),
});

const writable = {
  name: requiredText(limits.name),
  code: z.optional(text(limits.code)),
  specialty: requiredText(limits.specialty),
  description: z.optional(text(limits.description)),
  duration: z.int().check(z.minimum(1), z.maximum(limits.duration)),
  price: cop,
  doctorIds: z.optional(z.array(id).check(z.maxLength(limits.doctors))),
};

export const createProcedure = defineOperation(procedureRoutes.create, {
  summary: 'Add a procedure to the catalogue of the clinic',
  origin: 'documented',
  scope: 'clinical-procedures:write',
  roles: ['admin'],
  repeatable: true,
  concerns: {
    of: 'nothing',
    part: { name: 'procedureId', id: { answer: 'id' }, keeps: ['name', 'duration'] },
  },
  envelope: 'bare',
  // Not shown by the contract.
  status: 201,
  body: z.object(writable),
  response: procedure,
});

export const listProcedures = defineOperation(procedureRoutes.list, {
  summary: 'List and search procedures by name and code',
  origin: 'extension',
  scope: 'clinical-procedures:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    search: z.optional(searchText),
    specialty: z.optional(text(limits.specialty)),
    status: z.optional(activity),
    /** Those this doctor may perform. */
    doctorId: z.optional(id),
  }),
  response: pageOf(procedure),
});

export const readProcedure = defineOperation(procedureRoutes.read, {
  summary: 'Read a procedure',
  origin: 'extension',
  scope: 'clinical-procedures:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  params: idParams,
  response: procedure,
});

export const changeProcedure = defineOperation(procedureRoutes.change, {
  summary: 'Change a procedure; members left out are untouched, doctorIds are replaced whole',
  origin: 'extension',
  scope: 'clinical-procedures:write',
  roles: ['admin'],
  concerns: { of: 'nothing', part: { name: 'procedureId', id: { param: 'id' } } },
  envelope: 'bare',
  params: idParams,
  body: z.partial(z.object({ ...writable, status: activity })),
  response: procedure,
});
