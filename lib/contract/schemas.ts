import * as z from 'zod/mini';
import {
  ID_PATTERN,
  MAX_PAGE,
  MAX_PESOS,
  MAX_QUANTITY,
  PRINTABLE,
  READABLE,
  SEARCH_MAX_LENGTH,
  SINGLE_LINE,
  UNPRINTABLE,
} from './limits';
import { codeOf } from './wire/spellings';

export const id = z.string().check(z.regex(ID_PATTERN));
export const idParams = z.object({ id });

/** `YYYY-MM-DD`, a calendar date without a zone; there was no year 0. Never pass it through `Date`. */
export const isoDate = z.iso.date().check(z.regex(/^(?!0000)/));

const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * ISO 8601 with an offset, up to the last instant of the year 9999 in UTC: the offset of one written
 * in that year can lie beyond it, in years that neither an answer nor a database writes so.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .check(
    z.refine((value) => !(Date.parse(value) > LAST_INSTANT), 'Must lie before the year 10000.'),
  );
/** How a date and time begins that lies in the years in which people make appointments. */
export const AGENDA_YEARS = /^(?:19|20|21)/;

/**
 * ISO 8601 with an offset, seconds or none, within the years in which people make appointments:
 * what lies far outside is a slip of the finger, and at the ends of the calendar no instant at all.
 */
export const offsetDateTime = z
  .union([z.iso.datetime({ offset: true, precision: -1 }), z.iso.datetime({ offset: true })])
  .check(z.regex(AGENDA_YEARS));

/** Whole pesos, at most twelve digits. */
export const cop = z.int().check(z.minimum(0), z.maximum(MAX_PESOS));

/** How many of something a bill or a plan has. */
export const quantity = z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY));

/** Whether something is still in use. What no longer is stays where it was named before. */
export const activity = z.enum(['active', 'inactive']);

/** Absent, null and empty say the same, and so does an object of nothing else. */
function isEmpty(sent: unknown): boolean {
  if (sent === undefined || sent === null || sent === '') return true;
  return typeof sent === 'object' && !Array.isArray(sent) && Object.values(sent).every(isEmpty);
}

/** A member that the contract marks optional: undefined where it has no value, and never sent as null. */
export function optional<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.core.output<S> | undefined =>
      isEmpty(value) ? undefined : (value ?? undefined),
    ),
  );
}

/**
 * A member that the published table always has: our service sends `empty` where nothing is known, and
 * a reader takes absent and null for it.
 */
export function told<S extends z.core.$ZodType>(schema: S, empty: unknown) {
  // The schema checks the replacement too: the type of its input is for callers.
  const checked = schema as z.core.$ZodType<z.core.output<S>>;
  return z.pipe(
    z.transform<z.core.input<S> | null | undefined, unknown>((sent) => sent ?? empty),
    checked,
  );
}
export const toldText = told(z.string(), '');

/** The same of a member that our service always knows; undefined where another leaves it out. */
export function ifTold<S extends z.core.$ZodType>(schema: S) {
  const checked = z.optional(schema) as z.core.$ZodType<z.core.output<S> | undefined>;
  return z.pipe(
    z.transform<z.core.input<S> | null | undefined, unknown>((sent) =>
      isEmpty(sent) ? undefined : sent,
    ),
    checked,
  );
}

/**
 * A value list that the contract does not close. Known values are typed, also in another spelling;
 * any other string is kept as it came.
 */
export function openEnum<const Known extends string>(...known: readonly Known[]) {
  return z
    .pipe(
      z.string(),
      z.transform((value) => codeOf(known, value)),
    )
    .register(z.globalRegistry, { examples: [...known] });
}

/** Query integers arrive as text; anything that is no integer in range is brought into range. */
function queryInteger(fallback: number, maximum: number) {
  const clamp = (value: string | number | undefined): number => {
    const number = typeof value === 'number' ? value : Number(value ?? fallback);
    if (!Number.isInteger(number) || number < 1) return fallback;
    return Math.min(number, maximum);
  };
  return z
    .pipe(z.optional(z.union([z.number(), z.string()])), z.transform(clamp))
    .register(z.globalRegistry, {
      default: fallback,
      description: `A whole number from 1; anything else is ${fallback}, and what is above ${maximum} is ${maximum}.`,
    });
}

/** As published for patient shares: text that is no number is the fallback, numbers are clamped. */
export function clampedInteger(fallback: number, maximum: number) {
  const clamp = (value: string | number | undefined): number => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    if (!Number.isFinite(number)) return fallback;
    return Math.min(Math.max(Math.floor(number), 1), maximum);
  };
  return z
    .pipe(z.optional(z.union([z.number(), z.string()])), z.transform(clamp))
    .register(z.globalRegistry, {
      default: fallback,
      description: `Brought into 1 to ${maximum}; what is no number is ${fallback}.`,
    });
}

/** `page` and `limit` of every list: out of range is clamped, never refused. */
export const pageQuery = {
  page: queryInteger(1, MAX_PAGE),
  limit: queryInteger(20, 100),
};

/**
 * What a list is searched for; too long a text is cut. What no text holds, and a database refuses to
 * compare with, parts words as a space does.
 */
export const searchText = z.pipe(
  z.string(),
  z.transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, SEARCH_MAX_LENGTH)),
);

/** `{page, limit, total}`, as appointments, payments and prescriptions answer. */
export const pagination = z.object({ page: z.number(), limit: z.number(), total: z.number() });
export const paginationWithPages = z.extend(pagination, { totalPages: z.number() });

/** `{data: [...], pagination: {page, limit, total}}`. */
export function listOf<S extends z.core.$ZodType>(item: S) {
  return z.object({ data: z.array(item), pagination });
}

/** `{data: [...], pagination: {page, limit, total, totalPages}}`. */
export function pageOf<S extends z.core.$ZodType>(item: S) {
  return z.object({ data: z.array(item), pagination: paginationWithPages });
}

/** The same of a list that can be asked not to count to the end: the total then says "at least". */
export function boundedPageOf<S extends z.core.$ZodType>(item: S) {
  const totalIsLowerBound = optional(z.literal(true));
  return z.object({
    data: z.array(item),
    pagination: z.extend(paginationWithPages, { totalIsLowerBound }),
  });
}

/** Free text a person typed: trimmed, bounded, never with control characters. */
export function text(maximum: number) {
  return z.string().check(z.trim(), z.maxLength(maximum), z.regex(PRINTABLE));
}
export function requiredText(maximum: number) {
  return text(maximum).check(z.minLength(1));
}

/** As `text`, in one line. */
export function lineText(maximum: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(maximum),
      z.regex(SINGLE_LINE, 'Must be one line of visible characters.'),
    );
}
/** What somebody is called: one line with at least a letter or a digit in it. */
export function nameText(maximum: number) {
  return lineText(maximum).check(
    z.minLength(1),
    z.regex(READABLE, 'Must have a letter or a digit.'),
  );
}
