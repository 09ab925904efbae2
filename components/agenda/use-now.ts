'use client';

import { useEffect, useState } from 'react';
import { useServerClock } from '@/components/ui/use-server-clock';
import { type ClinicMoment, clinicMoment } from '@/lib/rules/clinic-time';

const EVERY = 15_000;

/**
 * The clinic's date and minute, going on. It begins with the server's, so that the first paint is the
 * same on both sides.
 */
export function useNow(serverNow: number, timezone: string): ClinicMoment {
  const clock = useServerClock(serverNow);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return clinicMoment(new Date(now), timezone);
}
