import type { ClinicProblem } from '@/lib/queries/problem';

export interface RefusalWords {
  /** By the server's code. */
  byCode: Readonly<Record<string, string>>;
  network: string;
  unexpected: string;
  /** Holds `{time}`, where the clinic's time of day goes. */
  retryAt: string;
  /** Of the clinic: a lock-out is told in its time, not the browser's. */
  timeZone: string;
  locale: string;
}

/** What a person is told when signing in, or anything around it, was refused. */
export function refusalText(
  { status, code, fields, retryAfter }: ClinicProblem,
  words: RefusalWords,
) {
  const codes = [...fields.map((field) => field.code), code];
  const known = codes.find((candidate) => candidate in words.byCode);
  const told = (known && words.byCode[known]) ?? (status === 0 ? words.network : words.unexpected);
  if (retryAfter === undefined) return told;
  // Rounded up to the minute that is shown, or a try at that time would still be refused.
  const until = new Date(Math.ceil((Date.now() + retryAfter * 1000) / 60_000) * 60_000);
  const time = new Intl.DateTimeFormat(words.locale, {
    timeStyle: 'short',
    timeZone: words.timeZone,
  }).format(until);
  return `${told} ${words.retryAt.replace('{time}', time)}`;
}
