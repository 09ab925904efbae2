import type { Messages } from 'next-intl';

type ProblemMessage = keyof Messages['errors']['problem'];

/** The part of a failed call that decides what a person is told. Status 0: no answer at all. */
export interface ProblemFacts {
  status: number;
  code?: string | undefined;
}

/** Codes that say more than their status. */
const BY_CODE: Readonly<Record<string, ProblemMessage>> = {
  AUDIT_UNAVAILABLE: 'auditUnavailable',
  OFFLINE: 'network',
  SCRIPT_MISSING: 'notLoaded',
  SERVICE_UNREACHABLE: 'unavailable',
  SERVICE_UNAVAILABLE: 'unavailable',
  SERVICE_TIMEOUT: 'slow',
  SERVICE_FAILED: 'upstream',
  SERVICE_ANSWER_INVALID: 'unreadableAnswer',
  SERVICE_KEY_REJECTED: 'configuration',
  SERVICE_FORBIDDEN: 'serviceForbidden',
  NOT_OFFERED: 'notOffered',
  OFFER_UNKNOWN: 'offerUnknown',
  SIGN_IN_AGAIN: 'signInAgain',
  SIGNED_OUT: 'signedOut',
  OUTCOME_UNKNOWN: 'unknownOutcome',
  NOT_SENT: 'notSent',
  NOT_MADE: 'notMade',
  STORAGE_FULL: 'storageFull',
  CONTENTION: 'busy',
  UNREADABLE_PLAN: 'unreadablePlan',
  TOO_MANY_APPOINTMENTS: 'tooManyAppointments',
  TOO_MANY_ROWS: 'tooManyRows',
  FILE_BROKEN_OFF: 'fileBrokenOff',
  FILE_TOO_LARGE: 'fileTooLarge',
};

const BY_STATUS: Readonly<Record<number, ProblemMessage>> = {
  0: 'network',
  400: 'invalid',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'conflict',
  422: 'invalid',
  429: 'tooMany',
  502: 'upstream',
  503: 'unavailable',
  504: 'slow',
};

/** Which of `errors.problem.*` tells a person what happened and what to do. */
export function problemMessage({ status, code }: ProblemFacts): ProblemMessage {
  return (code && BY_CODE[code]) || BY_STATUS[status] || 'unexpected';
}

/** Told by what a call meets when the clinic service, or our own server, does not answer as it should. */
const OUTAGES: ReadonlySet<ProblemMessage> = new Set([
  'unavailable',
  'slow',
  'upstream',
  'unreadableAnswer',
  'network',
]);

/** The service, or our own server, is not there. */
export function isOutage(message: ProblemMessage): boolean {
  return OUTAGES.has(message);
}

/** What passes by itself, so that it is worth asking again. */
export function passes(message: ProblemMessage): boolean {
  return isOutage(message) || message === 'offerUnknown';
}

/** Reads the facts off whatever was thrown; an error without them is a bug, told as unexpected. */
export function problemFacts(error: unknown): ProblemFacts & { correlationId?: string } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return { status: 500 };
  return {
    status: typeof error.status === 'number' ? error.status : 500,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('correlationId' in error && typeof error.correlationId === 'string'
      ? { correlationId: error.correlationId }
      : {}),
  };
}
