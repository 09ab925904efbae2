import * as z from 'zod/mini';
import { errorEnvelopeA, errorEnvelopeB, fieldErrors, refusalDetails } from '@/lib/contract/errors';
import type { Operation } from '@/lib/contract/operation';
import { CORRELATION_ID } from '@/lib/contract/wire/headers';
import { ClinicError } from './errors';
import type { WireResponse } from './transport';

const successEnvelopeA = z.object({ success: z.literal(true), data: z.unknown() });

/**
 * The data of a successful answer, envelope removed and checked by the declaration.
 * Throws `ClinicError`: 502 where the answer breaks the contract, else what the service refused.
 */
export function readAnswer(operation: Operation, answer: WireResponse, correlationId: string) {
  if (answer.status < 200 || answer.status > 299) throw refusal(operation, answer, correlationId);
  if (operation.status === 204) return undefined;
  const body = parseJson(answer.text);
  const data = dataOf(operation, body);
  const parsed = z.safeParse(operation.response, data);
  if (parsed.success) return parsed.data;
  throw new ClinicError(502, 'SERVICE_ANSWER_INVALID', {
    operation: operation.id,
    correlationId,
    // Where it breaks, never what it said: an upstream body does not belong into our errors.
    cause: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; '),
  });
}

/** Of an answer that the contract does not show, whatever stands inside envelope A or without it. */
function dataOf({ envelope, answerNotShown }: Operation, body: unknown): unknown {
  if (envelope !== 'A' && !answerNotShown) return body;
  const wrapped = z.safeParse(successEnvelopeA, body);
  if (wrapped.success) return wrapped.data.data;
  return answerNotShown ? body : undefined;
}

/** Envelope B carries no code; these are the two statuses the contract shows it with. */
const ENVELOPE_B_CODES: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 409: 'CONFLICT' };

/** What a service says is repeated in our answers and headers only where it has these shapes. */
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;
/** What an answer that is no success refuses. */
export function refusal(
  operation: Operation,
  answer: WireResponse,
  correlationId: string,
): ClinicError {
  const context = {
    operation: operation.id,
    correlationId: theirCorrelationId(answer) ?? correlationId,
    retryAfter: retryAfterSeconds(answer.retryAfter),
  };
  const { status } = answer;
  if (status === 401) return new ClinicError(503, 'SERVICE_KEY_REJECTED', context);
  if (status === 403) return new ClinicError(403, 'SERVICE_FORBIDDEN', context);
  if (status === 429) return new ClinicError(429, 'RATE_LIMITED', context);
  if (status < 400) return new ClinicError(502, 'SERVICE_ANSWER_INVALID', context);

  const body = parseJson(answer.text);
  const a = z.safeParse(errorEnvelopeA, body);
  if (a.success) {
    const fields = z.safeParse(fieldErrors, a.data.details?.fields);
    const details = z.safeParse(refusalDetails, a.data.details);
    return new ClinicError(status, CODE.test(a.data.code) ? a.data.code : 'REFUSED', {
      ...context,
      fields: fields.success ? fields.data : undefined,
      details: details.success ? details.data : undefined,
    });
  }
  const b = z.safeParse(errorEnvelopeB, body);
  if (b.success) return new ClinicError(status, ENVELOPE_B_CODES[status] ?? 'REFUSED', context);
  // A 404 or 405 without an envelope comes from something that does not know the operation.
  if (status === 404 || status === 405) return new ClinicError(501, 'NOT_OFFERED', context);
  return new ClinicError(502, 'SERVICE_ANSWER_INVALID', context);
}

/** The service's own reference, in its header or its error, where it is safe to repeat. */
export function theirCorrelationId(answer: WireResponse): string | undefined {
  const { correlationId: inHeader, status, text } = answer;
  const refused = status < 400 ? undefined : z.safeParse(errorEnvelopeA, parseJson(text)).data;
  return [inHeader, refused?.correlationId].find((told) => CORRELATION_ID.test(told ?? ''));
}

/** Seconds from now, of either form of the header; nonsense counts as unknown. */
export function retryAfterSeconds(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds : undefined;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, (until - Date.now()) / 1000);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No schema accepts undefined, so text that is no JSON ends as an invalid answer.
    return undefined;
  }
}
