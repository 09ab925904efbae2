import { useServerMinute } from '@/components/ui/use-server-minute';
import { type ClinicMoment, clinicMoment } from '@/lib/kit/dates/clinic-time';

/**
 * The clinic's date and minute, going on. It begins with the server's, so that the first paint is the
 * same on both sides; `serverNow` is what the server's clock said, in milliseconds.
 */
export function useClinicMoment(serverNow: number, timezone: string): ClinicMoment {
  return clinicMoment(new Date(useServerMinute(serverNow)), timezone);
}
