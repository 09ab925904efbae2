import { STATUS_CODES } from 'node:http';
import type { ErrorEnvelope, Operation } from '@/lib/contract/operation';
import type { ServiceError } from '../errors';

/** Which envelope the operation's answer of this status uses; A where no operation is known. */
export function envelopeOf(operation: Operation | undefined, status: number): ErrorEnvelope {
  return operation?.errorsInEnvelopeB?.includes(status) ? 'B' : 'A';
}

/** The body of a refusal, in the envelope that its place asks for. */
export function errorBody(error: ServiceError, envelope: ErrorEnvelope, correlationId: string) {
  switch (envelope) {
    case 'A':
      return {
        success: false,
        error: error.message,
        code: error.code,
        correlationId,
        ...(error.details === undefined ? {} : { details: error.details }),
      };
    case 'B':
      return {
        statusCode: error.status,
        error: STATUS_CODES[error.status] ?? 'Error',
        message: error.message,
      };
  }
}
