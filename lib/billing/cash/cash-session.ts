import * as z from 'zod/mini';
import { MAX_PESOS, MAX_QUANTITY, MAX_REASON, PRINTABLE, SINGLE_LINE } from '@/lib/contract/limits';
import { cop, id } from '@/lib/contract/schemas';
import type { CashCount, CashSnapshot, CountedMovement, MethodSum } from '@/lib/kit/cash-session';
import { DENOMINATION_NAMES } from '../rules/cash-close';

/** One person's till from its float to its count. Amounts are COP, times are ISO instants. */
export interface CashSession {
  readonly id: string;
  /** By which people call it. */
  readonly number: number;
  readonly staffId: string;
  readonly staffName: string;
  readonly place: string;
  readonly openedAt: string;
  readonly float: number;
  /** Number of the closed session that it takes up again. */
  readonly reopens: number | undefined;
  /** The session in which it was taken up again: its own count holds no more. */
  readonly reopenedAs: { readonly id: string; readonly number: number } | undefined;
  /** Undefined while it is open. */
  readonly close: CashClose | undefined;
}

export interface CashClose {
  readonly at: string;
  readonly counted: CashCount;
  readonly countedTotal: number;
  readonly snapshot: CashSnapshot;
  /** What was counted without what was expected. */
  readonly difference: number;
  readonly note: string | undefined;
}

/** What an open till holds as far as anybody knows. */
export interface Till {
  /** `payments`: nobody tells whose they are; they are there to be ticked. */
  readonly told: 'movements' | 'payments';
  readonly movements: readonly CountedMovement[];
  /** COP, in cash, with the float and all that is in `movements`. */
  readonly expected: number;
  readonly methods: readonly MethodSum[];
  /** Of `payments`: how many of how many were read. */
  readonly read?: { readonly read: number; readonly total: number };
}

/** Where a till stands: a location of the clinic, or a place that the person wrote. */
const place = z.strictObject({
  id: z.optional(id),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(SINGLE_LINE)),
});

export const openingCash = z.strictObject({ id, float: cop, place });
export const reopeningCash = z.strictObject({ id, reopens: id });

const pieces = z.partialRecord(
  z.enum(DENOMINATION_NAMES as [string, ...string[]]),
  z.int().check(z.gte(0), z.lte(MAX_QUANTITY)),
);

/** More than one till takes in a day. */
const MOST_TICKED = 2_000;

export const closingCash = z.strictObject({
  id,
  /** One for each attempt: sent again it is the same close. */
  key: id,
  counted: z.union([z.strictObject({ pieces }), z.strictObject({ sum: cop })]),
  /** What the person saw as expected. Another figure by now is refused, and told. */
  expected: z.int().check(z.gte(-MAX_PESOS), z.lte(2 * MAX_PESOS)),
  note: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON), z.regex(PRINTABLE)),
  ),
  /** Of a service that tells nobody's: ids of the payments that are this person's. */
  ticked: z.optional(z.array(id).check(z.maxLength(MOST_TICKED))),
  /** Of the same: patient shares in cash. */
  shares: z.optional(cop),
});

export type OpeningCash = z.output<typeof openingCash>;
export type ReopeningCash = z.output<typeof reopeningCash>;
export type ClosingCash = z.output<typeof closingCash>;
