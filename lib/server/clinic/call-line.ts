import 'server-only';
import type { Logger } from 'pino';
import type { Operation } from '@/lib/contract/operation';
import { ClinicError } from './errors';
import type { CallContext } from './service-request';

export type CallLogger = Pick<Logger, 'debug' | 'info' | 'warn'>;

/** What the last attempt of a call met; empty where none was answered. */
export interface Met {
  /** Status of the service. */
  status?: number | undefined;
  /** The service's own reference, where it gave one. */
  serviceCorrelationId?: string | undefined;
}

/**
 * Writes one line about a call that ended: never a body, a path or a name. A refusal is an answer: the
 * line of a change tells it, that of a read is for debugging, such as of a doctor without a schedule.
 */
export function writeCallLine(
  log: CallLogger,
  { id, method }: Operation,
  { correlationId }: Pick<CallContext, 'correlationId'>,
  {
    took,
    met,
    error,
  }: { readonly took: number; readonly met: Met; readonly error?: ClinicError | undefined },
): void {
  const line = { operation: id, ...met, took: Math.round(took), correlationId };
  if (error === undefined) {
    log.debug(line, 'The clinic service answered');
    return;
  }
  const told = { ...line, fault: error.code, reference: error.correlationId, ...reasonOf(error) };
  if (!isRefusal(error)) log.warn(told, 'A call to the clinic service failed');
  else if (method === 'GET') log.debug(told, 'The clinic service refused a read');
  else log.info(told, 'The clinic service refused a change');
}

function isRefusal({ status, code }: ClinicError): boolean {
  return status >= 400 && status < 500 && code !== 'SERVICE_FORBIDDEN' && code !== 'RATE_LIMITED';
}

/** The system's code of a broken connection, or the member at which an answer breaks the contract. */
function reasonOf({ cause }: ClinicError): { readonly reason?: string } {
  if (cause instanceof ClinicError) return reasonOf(cause);
  if (typeof cause === 'string') return { reason: cause };
  if (!(cause instanceof Error)) return {};
  if ('code' in cause) return { reason: String(cause.code) };
  return cause.name === 'Error' ? {} : { reason: cause.name };
}
