import 'server-only';
import { clientAddress } from './client-address';
import { correlationId } from './correlation-id';

/** Where a request came from, as logs and the audit trail say it. */
export interface RequestOrigin {
  readonly correlationId: string;
  readonly address: string;
}

export function requestOrigin(headers: Headers): RequestOrigin {
  return { correlationId: correlationId(headers), address: clientAddress(headers) };
}
