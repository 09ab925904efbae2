import type { RefusedField } from '@/lib/contract/errors';
import type { Method } from '@/lib/contract/route';
import { ABOUT_PATIENT, CHECK_ONLY } from '@/lib/contract/wire/headers';
import { ClinicProblem } from './problem';
import { withSignInAgain } from './sign-in-again';

/** Told to the shell when the session ended in the middle of work; it asks to sign in again. */
export const SESSION_ENDED_EVENT = 'clinic-admin:session-ended';

/** Milliseconds after which an answer that does not come has been lost: networks can be silent for ever. */
const LONGEST_CALL = 30_000;

interface Call {
  /** Sent as JSON; none where undefined. */
  readonly body?: unknown;
  /** The version that the change is to find. */
  readonly ifMatch?: string | undefined;
  /** Under which the change is made once, however often it is sent. */
  readonly idempotencyKey?: string | undefined;
  /** Asks what became of the change of this key; nothing is sent to the clinic service. */
  readonly isCheck?: boolean | undefined;
  /** The patient a change is about, where the operation does not name one. */
  readonly aboutPatient?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The one way from the browser to our own handlers; resolves with what a handler answered. Throws
 * `ClinicProblem`, or an `AbortError` when `signal` aborts.
 */
export async function callHandler(
  method: Method,
  path: `/api/${string}`,
  call: Call = {},
): Promise<unknown> {
  return withSignInAgain(async () => {
    const signals = [AbortSignal.timeout(LONGEST_CALL), ...(call.signal ? [call.signal] : [])];
    const answer = await answerOf(method, path, { ...call, signal: AbortSignal.any(signals) });
    return readJson(answer, method);
  });
}

export interface TakenFile {
  readonly blob: Blob;
  /** As the handler names it. */
  readonly fileName: string | undefined;
}

interface Taking {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that have come, and how many there are where that is known. */
  readonly onProgress?: ((come: number, of: number | undefined) => void) | undefined;
}

/** A file that a handler makes or passes on; whole or not at all. Throws as `callHandler` does. */
export async function fileOf(
  path: `/api/${string}`,
  { signal, onProgress }: Taking = {},
): Promise<TakenFile> {
  const { headers, body } = await withSignInAgain(() => answerOf('GET', path, { signal }));
  const length = Number(headers.get('content-length') ?? Number.NaN);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  try {
    const reader = body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      chunks.push(next.value);
      come += next.value.byteLength;
      onProgress?.(come, Number.isSafeInteger(length) ? length : undefined);
    }
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ClinicProblem(0, 'FILE_BROKEN_OFF');
  }
  // Of no type: whatever it is, a browser that is given it keeps it and shows nothing.
  return { blob: new Blob(chunks), fileName: nameIn(headers.get('content-disposition') ?? '') };
}

/**
 * What a handler tells line by line, each JSON, while it works. Throws as `callHandler` does; what the
 * connection loses in the middle is a `ClinicProblem` too.
 */
export async function linesOf(
  method: Method,
  path: `/api/${string}`,
  { onLine, ...call }: Pick<Call, 'body' | 'signal'> & { readonly onLine: (line: unknown) => void },
): Promise<void> {
  const { body } = await answerOf(method, path, call);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    const reader = body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(JSON.parse(line));
    }
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ClinicProblem(0, 'OFFLINE');
  }
}

/** Our own handlers write it (RFC 6266). */
function nameIn(disposition: string): string | undefined {
  const whole = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="?([^";]+)/.exec(disposition)?.[1];
}

async function answerOf(
  method: Method,
  path: `/api/${string}`,
  { body, ifMatch, idempotencyKey, isCheck = false, aboutPatient, signal }: Call,
): Promise<Response> {
  const changes = method !== 'GET' && !isCheck;
  const response = await send(path, changes, {
    method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'clinic-admin',
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(isCheck ? { [CHECK_ONLY]: '1' } : {}),
      ...(aboutPatient === undefined ? {} : { [ABOUT_PATIENT]: aboutPatient }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response;
  const problem = await readProblem(response, method);
  if (problem.code === 'SIGNED_OUT') window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
  throw problem;
}

async function send(path: string, changes: boolean, init: RequestInit): Promise<Response> {
  // A server on this very machine answers without a network too: only a failed call was not sent.
  const wasOffline = globalThis.navigator?.onLine === false;
  try {
    return await fetch(path, init);
  } catch (error) {
    if (isAbort(error)) throw error;
    if (!changes) throw new ClinicProblem(0, 'OFFLINE');
    throw new ClinicProblem(0, wasOffline ? 'NOT_SENT' : 'OUTCOME_UNKNOWN');
  }
}

async function readJson(response: Response, method: Method): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ClinicProblem(response.status, unreadable(method));
  }
}

/** An answer that got lost between our server and the browser: a change may have been made. */
function unreadable(method: Method): string {
  return method === 'GET' ? 'UNEXPECTED' : 'OUTCOME_UNKNOWN';
}

/** A proxy in between may have refused in its own way: only what has our shape is believed. */
async function readProblem(response: Response, method: Method): Promise<ClinicProblem> {
  const answer: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const fields = member(answer, 'fields');
  const details = member(answer, 'details');
  const code = text(answer, 'code') ?? (response.status < 500 ? 'UNEXPECTED' : unreadable(method));
  return new ClinicProblem(response.status, code, {
    correlationId: text(answer, 'correlationId'),
    fields: Array.isArray(fields) ? fields.flatMap(fieldError) : undefined,
    details: typeof details === 'object' && details !== null ? { ...details } : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

function fieldError(field: unknown): RefusedField[] {
  const path = text(field, 'path');
  const code = text(field, 'code');
  if (path === undefined || code === undefined) return [];
  return [{ path, code }];
}

function member(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

function text(of: unknown, name: string): string | undefined {
  const value = member(of, name);
  return typeof value === 'string' ? value : undefined;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
