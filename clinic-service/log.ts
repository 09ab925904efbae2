import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from '@/lib/server/storage/safe-error';

/** The service's structured log, which names no patient: an error loses the values of its query. */
export function createLog(destination?: DestinationStream): Logger {
  const options = { name: 'clinic-service', serializers: { err: safeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
