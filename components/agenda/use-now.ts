'use client';

import { useEffect, useState } from 'react';
import { type ClinicMoment, clinicMoment } from '@/lib/rules/clinic-time';

const EVERY = 15_000;

/**
 * The clinic's date and minute, going on. It begins with the server's, so that the first paint is the
 * same on both sides, and counts on from it: a computer whose clock is wrong shows the right line.
 */
export function useNow(serverNow: number, timezone: string): ClinicMoment {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow(serverNow + performance.now() - began), EVERY);
    return () => clearInterval(timer);
  }, [serverNow]);
  return clinicMoment(new Date(now), timezone);
}
