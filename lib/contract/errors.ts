import * as z from 'zod/mini';
import { ID_PATTERN } from './limits';

/** A member of a request that was refused. */
export interface RefusedField {
  /** As `address.street` or `items.0.price`. */
  readonly path: string;
  /** Machine-readable reason, e.g. `invalid_format`; the screen words it. */
  readonly code: string;
}

/** The same as a clinic service says it. Its message stays on the server: it can hold anything. */
export interface FieldError extends RefusedField {
  readonly message: string;
}

/** Envelope A of an error. */
export const errorEnvelopeA = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  correlationId: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.unknown())),
});

/** Envelope B of an error. */
export const errorEnvelopeB = z.object({
  statusCode: z.number(),
  error: z.string(),
  message: z.string(),
});

/**
 * Codes of a 5xx that promise that nothing was done. Any other 5xx may come after the change: its
 * answer failed, or the deadline passed, once it was made.
 */
const NOTHING_DONE: readonly string[] = ['CONTENTION', 'STORAGE_FULL'];

/** Whether the body of a 5xx is a refusal like a 4xx: it says why, and that nothing was done. */
export function saysNothingDone(body: unknown): boolean {
  const error = z.safeParse(errorEnvelopeA, body);
  return error.success && NOTHING_DONE.includes(error.data.code);
}

/** `details.fields` of a `VALIDATION_ERROR`. */
export const fieldErrors = z.array(
  z.object({
    path: z.string().check(z.maxLength(200)),
    code: z.catch(z.string().check(z.regex(/^[\w.-]{1,64}$/)), 'invalid'),
    message: z._default(z.string(), ''),
  }),
);

/**
 * What else a refusal may say, by name: a service of another maker could put anything beside it.
 */
export const refusalDetails = z.object({
  /** Of `DUPLICATE_PATIENT`: whose record has the document. */
  patientId: z.optional(z.string().check(z.regex(ID_PATTERN))),
  /** Of `MEDICAL_RECORD_ALREADY_BILLED`: what it is billed on, and that bill's id. */
  rail: z.optional(z.enum(['invoice', 'charge'])),
  billId: z.optional(z.string().check(z.regex(ID_PATTERN))),
  /** Of `PAYMENT_EXCEEDS_BALANCE`: what is still to be paid, in whole pesos. */
  due: z.optional(z.number()),
  /** Of `SHARE_COLLECTED` and `SHARE_CANCELLED`: the name of who came first, and their receipt. */
  by: z.optional(z.string().check(z.regex(/^[^\p{C}]{1,120}$/u))),
  receiptNumber: z.optional(z.string().check(z.regex(ID_PATTERN))),
  /** Of `REFUND_EXCEEDS_PAYMENT`: what is left to be given back, in whole pesos. */
  rest: z.optional(z.number()),
  /** Of `PAYMENT_AMOUNT_DIFFERS`: what the payment comes to, in whole pesos. */
  amount: z.optional(z.number()),
  /** Of `EXPORT_TOO_LARGE`: how many there are, and how many there may be. */
  count: z.optional(z.number()),
  maxInvoices: z.optional(z.number()),
  /** Of a conflict with the state of a thing: what it is now. */
  status: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
  /** Of `FINDING_RULE_VIOLATION`: which rule, and on which tooth. */
  rule: z.optional(z.string().check(z.regex(ID_PATTERN))),
  toothFdi: z.optional(z.number()),
  /** Of a dentition that cannot change: the findings that would lose their tooth. */
  blockingFindings: z.optional(
    z.array(
      z.object({
        id: z.string().check(z.regex(ID_PATTERN)),
        toothFdi: z.number(),
        evolution: z.string().check(z.regex(ID_PATTERN)),
      }),
    ),
  ),
  /** Of `VERSION_CONFLICT`: the chart's version now. */
  currentVersion: z.optional(z.number()),
});
