import { minutesOf } from '@/lib/kit/schedule';
import { DAY_MINUTES, timeOf } from './span';

const WITH_SEPARATOR = /^(\d{1,2})\s*[:.h]\s*(\d{0,2})$/i;
const DIGITS = /^\d{1,4}$/;
/** `am`, `a. m.`, `P.M.`, after a time. */
const HALF_OF_DAY = /^(.*\S)\s*([ap])\s*\.?\s*m\s*\.?$/i;

/**
 * A time as people type it: `8`, `830`, `8:30`, `8.30`, `8h`, `8am`, `8:30 p. m.`. Answers `HH:MM`, or
 * what was typed where that is no time of day: nothing is guessed.
 */
export function readTypedTime(text: string): string {
  const typed = text.trim();
  const [, clock = typed, half] = HALF_OF_DAY.exec(typed) ?? [];
  const time = readClock(clock);
  return (half === undefined ? time : inHalf(time, half.toLowerCase() === 'p')) ?? typed;
}

/**
 * The time of a visit as people say it: `4:15`, `415` and `4` are the afternoon. Between one and seven
 * clinics see people in the afternoon, and nobody at a desk adds "p. m."; whoever means the small hours
 * writes `04:15` or `4:15 a. m.`.
 */
export function readVisitTime(text: string): string {
  const time = readTypedTime(text);
  const minutes = minutesOf(time);
  const isExact = /^0|[ap]/i.test(text.trim());
  if (isExact || minutes === null || minutes < 60 || minutes >= 7 * 60) return time;
  return timeOf(minutes + 12 * 60);
}

/** Of twelve hours: what is later than that needs no half, and has none. */
function inHalf(time: string | undefined, isAfternoon: boolean): string | undefined {
  const minutes = time === undefined ? null : minutesOf(time);
  if (minutes === null || minutes < 60 || minutes >= 13 * 60) return undefined;
  return timeOf((minutes % (12 * 60)) + (isAfternoon ? 12 * 60 : 0));
}

function readClock(typed: string): string | undefined {
  const separated = WITH_SEPARATOR.exec(typed);
  if (separated) return written(separated[1], separated[2] || '00');
  if (!DIGITS.test(typed)) return undefined;
  if (typed.length <= 2) return written(typed, '00');
  return written(typed.slice(0, -2), typed.slice(-2));
}

/** The next or the last step of so many minutes; from eight o'clock where there is no time yet. */
export function stepTime(time: string, step: number): string {
  const minutes = minutesOf(time);
  if (minutes === null) return '08:00';
  const size = Math.abs(step);
  const next =
    step > 0 ? Math.floor(minutes / size) * size + size : Math.ceil(minutes / size) * size - size;
  return timeOf(Math.max(0, Math.min(next, DAY_MINUTES - 5)));
}

function written(hours = '', minutes = ''): string | undefined {
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
  return minutes.length === 2 && minutesOf(time) !== null ? time : undefined;
}
