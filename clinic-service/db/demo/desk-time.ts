const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The places of the demo clinic are in Colombia, which has no summer time. */
const COLOMBIA_MS = -5 * HOUR_MS;
const OPENS_MS = 7 * HOUR_MS;
const CLOSES_MS = 18 * HOUR_MS;

/**
 * When somebody at the desk would have written it: between seven and six, and on the Saturday
 * before a Sunday; never before `earliest` nor after `latest`.
 */
export function atDesk(instant: Date, earliest: Date, latest: Date): Date {
  const local = instant.getTime() + COLOMBIA_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const day = new Date(midnight).getUTCDay() === 0 ? midnight - DAY_MS : midnight;
  const timeOfDay = OPENS_MS + ((local - midnight) / DAY_MS) * (CLOSES_MS - OPENS_MS);
  const written = Math.floor(day + timeOfDay) - COLOMBIA_MS;
  return new Date(Math.max(earliest.getTime(), Math.min(written, latest.getTime())));
}
