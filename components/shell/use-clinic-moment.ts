import { useEffect, useState } from 'react';
import { useServerClock } from '@/components/ui/use-server-clock';
import { type ClinicMoment, clinicMoment } from '@/lib/rules/clinic-time';

const MINUTE = 60_000;
/** Milliseconds between two looks at the clock: the turn of a minute is seen as soon as it comes. */
const LOOK = 1_000;

/**
 * The clinic's date and minute, going on. It begins with the server's, so that the first paint is the
 * same on both sides; `serverNow` is what the server's clock said, in milliseconds.
 */
export function useClinicMoment(serverNow: number, timezone: string): ClinicMoment {
  const clock = useServerClock(serverNow);
  const [minute, setMinute] = useState(() => begunAt(serverNow));
  useEffect(() => {
    const look = () => setMinute(begunAt(clock()));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [clock]);
  return clinicMoment(new Date(minute), timezone);
}

function begunAt(instant: number): number {
  return Math.floor(instant / MINUTE) * MINUTE;
}
