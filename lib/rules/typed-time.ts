import { minutesOf } from './schedule';
import { DAY_MINUTES, timeOf } from './span';

const WITH_SEPARATOR = /^(\d{1,2})\s*[:.h]\s*(\d{0,2})$/i;
const DIGITS = /^\d{1,4}$/;

/**
 * A time as people type it: `8`, `830`, `8:30`, `8.30`, `8h`. Answers `HH:MM`, or what was typed where
 * that is no time of day: nothing is guessed.
 */
export function readTypedTime(text: string): string {
  const typed = text.trim();
  const separated = WITH_SEPARATOR.exec(typed);
  if (separated) return written(separated[1], separated[2] || '00') ?? typed;
  if (!DIGITS.test(typed)) return typed;
  if (typed.length <= 2) return written(typed, '00') ?? typed;
  return written(typed.slice(0, -2), typed.slice(-2)) ?? typed;
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
