import { useEffect, useState } from 'react';
import { useServerClock } from './use-server-clock';

const MINUTE = 60_000;
/** Milliseconds between two looks at the clock: the turn of a minute is seen as soon as it comes. */
const LOOK = 1_000;

/** The minute that has begun by the server's clock, as its first millisecond; it changes once a minute. */
export function useServerMinute(serverNow: number): number {
  const clock = useServerClock(serverNow);
  const [minute, setMinute] = useState(() => begunAt(serverNow));
  useEffect(() => {
    const look = () => setMinute(begunAt(clock()));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [clock]);
  return minute;
}

function begunAt(instant: number): number {
  return Math.floor(instant / MINUTE) * MINUTE;
}
