import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { scheduleRoutes } from './routes/schedule-routes';
import { id, optional, told, toldText } from './schemas';

const MAX_BLOCKS = 200;
const MAX_EXCEPTIONS = 2_000;

/**
 * One part of a doctor's week: a day, a place, from when to when on the clinic's clock. What it lacks is
 * empty: the week that holds it can be seen, and mended.
 */
const block = z.object({
  day: toldText,
  locationId: toldText,
  locationName: toldText,
  startTime: toldText,
  endTime: toldText,
  lunchStartTime: optional(z.string()),
  lunchEndTime: optional(z.string()),
});

const doctorSchedule = z.object({
  doctorId: z.string(),
  workingDays: z.array(block),
  /** Days on which the doctor is nowhere, `YYYY-MM-DD`. */
  exceptions: told(z.array(z.string()), []),
});

const params = z.object({ doctorId: id });

export const readSchedule = defineOperation(scheduleRoutes.read, {
  summary: "Read a doctor's weekly schedule; 404 NOT_FOUND where there is none yet",
  origin: 'documented',
  scope: 'appointments:read',
  roles: ['receptionist', 'dentist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'A',
  params,
  response: doctorSchedule,
});

export const replaceSchedule = defineOperation(scheduleRoutes.replace, {
  summary: 'Replace the working days, the exceptions or both; what is left out is untouched',
  origin: 'documented',
  scope: 'appointments:manage',
  roles: ['admin'],
  concerns: { of: 'nothing', part: { name: 'doctorId', id: { param: 'doctorId' } } },
  envelope: 'A',
  says: true,
  params,
  // What the values must be is in `lib/kit/schedule.ts`, which the browser has too.
  body: z.object({
    workingDays: z.optional(
      z
        .array(
          z.object({
            day: z.string(),
            locationId: z.string(),
            startTime: z.string(),
            endTime: z.string(),
            lunchStartTime: z.optional(z.string()),
            lunchEndTime: z.optional(z.string()),
          }),
        )
        .check(z.maxLength(MAX_BLOCKS)),
    ),
    exceptions: z.optional(z.array(z.string()).check(z.maxLength(MAX_EXCEPTIONS))),
  }),
  response: doctorSchedule,
});
