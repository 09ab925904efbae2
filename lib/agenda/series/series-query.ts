import * as z from 'zod/mini';
import { SERIES_COUNT, SERIES_EVERY, SERIES_UNITS } from '@/lib/agenda/rules/series';
import { createAppointment } from '@/lib/contract/appointments';
import { LONGEST_HOURS } from '@/lib/contract/limits';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';

const whole = (least: number, most: number) =>
  z.string().check(
    z.regex(/^\d{1,4}$/),
    z.refine((typed) => Number(typed) >= least && Number(typed) <= most),
  );

/** What an address asks of a preview; one appointment alone is judged as a series of one. */
export const seriesQuery = z.object({
  doctorId: id,
  locationId: id,
  patientId: id,
  date: isoDate.check(z.regex(AGENDA_YEARS)),
  from: whole(0, 1_439),
  duration: whole(5, LONGEST_HOURS * 60),
  count: whole(1, SERIES_COUNT.most),
  every: whole(SERIES_EVERY.least, SERIES_EVERY.most),
  unit: z.enum(SERIES_UNITS),
});

const number = z.int().check(z.gte(1), z.lte(SERIES_COUNT.most));

/** One appointment of a series. */
export const seriesBooking = z.strictObject({
  seriesId: id,
  number,
  count: number,
  /** Only asks what became of it. */
  isCheck: z.boolean(),
  appointment: createAppointment.body,
});

export const seriesShift = z.strictObject({
  id,
  seriesId: id,
  from: number,
  days: z.int().check(z.gte(-366), z.lte(366)),
  minutes: z.int().check(z.gte(-1_439), z.lte(1_439)),
});

export const seriesCancel = z.strictObject({ seriesId: id, from: number });
