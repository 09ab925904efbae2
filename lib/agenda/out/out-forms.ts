import * as z from 'zod/mini';
import { MAX_BLOCK_REASON, SINGLE_LINE } from '@/lib/contract/limits';
import { AGENDA_YEARS, id, isoDate } from '@/lib/contract/schemas';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';
import { datesOfRange } from '@/lib/kit/dates/exception-dates';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { minutesOf } from '@/lib/kit/schedule';

/** A block repeats for at most so many days: a longer one belongs into the schedule. */
export const MOST_BLOCK_DAYS = 366;

const agendaDate = isoDate.check(z.regex(AGENDA_YEARS));
const minute = z.int().check(z.gte(0), z.lte(DAY_MINUTES));

/** Whole days on which a doctor is nowhere. */
export const absenceBody = z.strictObject({ doctorId: id, from: agendaDate, to: agendaDate });
export type AbsenceBody = z.output<typeof absenceBody>;

/** Time in which nobody is to be booked. */
export const blockBody = z
  .strictObject({
    id,
    doctorId: z.optional(id),
    locationId: z.optional(id),
    date: agendaDate,
    from: minute,
    to: minute,
    reason: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(MAX_BLOCK_REASON), z.regex(SINGLE_LINE)),
    weeklyUntil: z.optional(agendaDate),
  })
  .check(
    z.refine(({ from, to }) => from < to, { path: ['to'] }),
    z.refine(
      ({ date, weeklyUntil = date }) =>
        weeklyUntil >= date && weeklyUntil <= addDays(date, MOST_BLOCK_DAYS),
      { path: ['weeklyUntil'] },
    ),
  );
export type BlockBody = z.output<typeof blockBody>;

/** What the dialog of the desk has in its fields. */
export interface OutValues {
  /** `day`: whole days, which the schedule keeps. `hours`: a part of a day. */
  readonly kind: 'day' | 'hours';
  /** Empty: everybody, of hours alone. */
  readonly doctorId: string;
  /** Empty: everywhere. */
  readonly locationId: string;
  /** `YYYY-MM-DD`, or what was typed. */
  readonly date: string;
  /** The last of several whole days; empty: one. */
  readonly lastDate: string;
  /** `HH:MM`, or what was typed. */
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly isWeekly: boolean;
  readonly weeklyUntil: string;
}

export type OutError =
  | 'required'
  | 'date'
  | 'past'
  | 'order'
  | 'tooLong'
  | 'time'
  | 'midnight'
  | 'characters'
  | 'reasonLong'
  | 'nobody';

/** What is wrong with what was typed, by field. */
export function wrongOut(
  values: OutValues,
  today: string,
): Partial<Record<keyof OutValues, OutError>> {
  return values.kind === 'day' ? wrongDays(values, today) : wrongHours(values, today);
}

function wrongDays({ doctorId, date, lastDate }: OutValues, today: string) {
  if (date === '') return { date: 'required', ...nobody(doctorId) } as const;
  const dates = datesOfRange(date, lastDate, today);
  if (typeof dates !== 'string' || dates === 'listed') return nobody(doctorId);
  const isOfFirst = parseDate(date) === null || lastDate === '' || dates === 'past';
  return { [isOfFirst ? 'date' : 'lastDate']: dates, ...nobody(doctorId) };
}

function nobody(doctorId: string): { readonly doctorId?: OutError } {
  return doctorId === '' ? { doctorId: 'nobody' } : {};
}

function wrongHours(
  { date, from, to, reason, isWeekly, weeklyUntil }: OutValues,
  today: string,
): Partial<Record<keyof OutValues, OutError>> {
  const found: Partial<Record<keyof OutValues, OutError | undefined>> = {
    date: wrongDate(date) ?? (!isWeekly && date < today ? 'past' : undefined),
    from: wrongTime(from),
    to: wrongTime(to) ?? wrongEnd(from, to),
    reason: wrongReason(reason.trim()),
    weeklyUntil: isWeekly ? wrongUntil(weeklyUntil, date, today) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

function wrongDate(date: string): OutError | undefined {
  if (date === '') return 'required';
  return parseDate(date) === null || !AGENDA_YEARS.test(date) ? 'date' : undefined;
}

function wrongTime(time: string): OutError | undefined {
  if (time === '') return 'required';
  return minutesOf(time) === null ? 'time' : undefined;
}

/** A block of two dates is two blocks: what goes on past midnight is refused with words. */
function wrongEnd(from: string, to: string): OutError | undefined {
  return (minutesOf(from) ?? -1) >= endOf(to) ? 'midnight' : undefined;
}

/** Midnight as an end is that of the same day. */
function endOf(to: string): number {
  return minutesOf(to) || DAY_MINUTES;
}

function wrongReason(reason: string): OutError | undefined {
  if (reason === '') return 'required';
  if (reason.length > MAX_BLOCK_REASON) return 'reasonLong';
  return SINGLE_LINE.test(reason) ? undefined : 'characters';
}

function wrongUntil(until: string, date: string, today: string): OutError | undefined {
  const wrong = wrongDate(until);
  if (wrong || parseDate(date) === null) return wrong;
  if (until < date) return 'order';
  if (until < today) return 'past';
  return until > addDays(date, MOST_BLOCK_DAYS) ? 'tooLong' : undefined;
}

/** What is sent of it, once nothing is wrong. */
export type OutSent =
  | ({ readonly kind: 'day' } & AbsenceBody)
  | ({ readonly kind: 'hours' } & Omit<BlockBody, 'id'>);

export function toOutSent(values: OutValues): OutSent {
  const { kind, doctorId, locationId, date, lastDate, from, to, reason } = values;
  if (kind === 'day') return { kind, doctorId, from: date, to: lastDate || date };
  return {
    kind,
    ...(doctorId !== '' && { doctorId }),
    ...(locationId !== '' && { locationId }),
    date,
    from: minutesOf(from) ?? 0,
    to: endOf(to),
    reason: reason.trim(),
    ...(values.isWeekly && { weeklyUntil: values.weeklyUntil }),
  };
}
