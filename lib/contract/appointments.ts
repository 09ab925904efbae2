import * as z from 'zod/mini';
import { NOTES_MAX_LENGTH } from './limits';
import { defineOperation } from './operation';
import { appointmentRoutes } from './routes/appointment-routes';
import {
  id,
  idParams,
  ifTold,
  isoDate,
  listOf,
  offsetDateTime,
  openEnum,
  optional,
  pageQuery,
  text,
  toldText,
} from './schemas';

const STATUSES = ['confirmed', 'completed', 'canceled', 'no_show'] as const;

const appointmentShape = {
  id: z.string(),
  patientId: z.string(),
  doctorId: z.string(),
  locationId: z.string(),
  procedureId: z.string(),
  /** Instants with the clinic's offset. The end is not included: the next one may begin at it. */
  startTime: z.string(),
  endTime: z.string(),
  status: openEnum(...STATUSES),
  notes: optional(z.string()),
  createdAt: ifTold(z.string()),
  /** An extension: raised by every change, and what `If-Match` is compared with. */
  version: optional(z.number()),
};

const appointment = z.object(appointmentShape);

/** A service may leave out who and what it is about: the screen then shows ids. */
const listedAppointment = z.object({
  ...appointmentShape,
  patient: ifTold(z.object({ firstName: z.string(), lastName: z.string() })),
  doctor: ifTold(
    z.object({
      id: z.string(),
      fullName: z.string(),
      color: toldText,
      firstName: toldText,
      lastName: toldText,
    }),
  ),
  procedure: ifTold(z.object({ name: z.string() })),
});

const writable = {
  doctorId: id,
  locationId: id,
  procedureId: id,
  startTime: offsetDateTime,
  endTime: offsetDateTime,
  notes: z.optional(text(NOTES_MAX_LENGTH)),
};

export const createAppointment = defineOperation(appointmentRoutes.create, {
  summary: 'Book an appointment; one that overlaps another of the doctor answers 409',
  origin: 'documented',
  scope: 'appointments:write',
  roles: ['receptionist', 'dentist', 'admin'],
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'appointmentId', id: { answer: 'id' } },
  },
  envelope: 'bare',
  errorsInEnvelopeB: [409],
  // Not shown by the contract.
  status: 201,
  body: z.object({ patientId: id, ...writable }),
  response: appointment,
});

export const listAppointments = defineOperation(appointmentRoutes.list, {
  summary: 'List appointments by their start; from and to are days of the clinic, both included',
  origin: 'documented',
  scope: 'appointments:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    status: z.optional(z.enum(STATUSES)),
    // The contract says that these filters exist and not what they are called.
    locationId: z.optional(id),
    /** `all`, `todos` and `*` mean every doctor. */
    doctorId: z.optional(z.union([z.literal('*'), id])),
    patientId: z.optional(id),
  }),
  response: listOf(listedAppointment),
});

export const readAppointment = defineOperation(appointmentRoutes.read, {
  summary: 'Read an appointment; its ETag makes a change conditional',
  origin: 'extension',
  scope: 'appointments:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'patient', id: { answer: 'patientId' } },
  envelope: 'bare',
  etag: 'version',
  params: idParams,
  response: listedAppointment,
});

export const changeAppointment = defineOperation(appointmentRoutes.change, {
  summary: 'Move an appointment, change its status or its notes; members left out are untouched',
  origin: 'extension',
  scope: 'appointments:write',
  roles: ['receptionist', 'dentist', 'admin'],
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'appointmentId', id: { param: 'id' } },
  },
  envelope: 'bare',
  conditional: true,
  etag: 'version',
  params: idParams,
  body: z.partial(z.object({ ...writable, status: z.enum(STATUSES) })),
  response: listedAppointment,
});
