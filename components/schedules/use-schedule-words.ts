import { useLocale, useTranslations } from 'next-intl';
import { formatHour, formatTime, formatTimes } from '@/lib/kit/dates/time-format';
import { minutesOf, type WorkingBlock } from '@/lib/kit/schedule';
import { type Place, placeName } from './places';
import { isWeekday, type Weekday } from './schedule-parts';
import { openHours } from './week/open-hours';

/** A week in words: its days, its hours, its blocks. */
export function useScheduleWords() {
  const t = useTranslations('schedules');
  const locale = useLocale();
  const day = (name: string) => (isWeekday(name) ? t(`days.${name}`) : name);

  /** A stored time that is none is shown as it came. */
  const time = (stored: string) => {
    const minutes = minutesOf(stored);
    return minutes === null ? stored : formatTime(minutes, locale);
  };

  const shortDay = (name: Weekday) => t(`shortDays.${name}`);

  return {
    day,
    shortDay,
    time,
    /** Days alike, as short as can be: "lun–mié, vie". */
    shortRuns(runs: readonly (readonly Weekday[])[]): string {
      const short = (run: readonly Weekday[]) => {
        const names = run.map(shortDay);
        return names.length < 3 ? names.join(', ') : `${names[0]}–${names.at(-1)}`;
      };
      return runs.map(short).join(', ');
    },
    /** Days in a row: "lunes a viernes". */
    days(names: readonly Weekday[]): string {
      const first = day(names[0] ?? '');
      const last = day(names.at(-1) ?? '');
      if (names.length < 2) return first;
      return t(names.length === 2 ? 'dayPair' : 'dayRange', { first, last });
    },
    hours(minutes: number): string {
      const rest = minutes % 60;
      const hours = (minutes - rest) / 60;
      return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest });
    },
    /** The hours of a block without its lunch. */
    times(block: WorkingBlock): string {
      const spans = openHours(block);
      if (spans.length === 0) return `${time(block.startTime)} – ${time(block.endTime)}`;
      return spans.map((span) => formatTimes(span, locale)).join(', ');
    },
    hour: (hour: number) => formatHour(hour, locale),
    /** A block with its lunch and its place. */
    block(block: WorkingBlock, places: readonly Place[]): string {
      const { startTime, endTime, lunchStartTime, lunchEndTime, locationId } = block;
      const [from, to] = [time(startTime), time(endTime)];
      const place = placeName(places, locationId);
      if (!lunchStartTime || !lunchEndTime) return t('block', { from, to, place });
      return t('blockWithLunch', {
        ...{ from, to, place },
        lunchFrom: time(lunchStartTime),
        lunchTo: time(lunchEndTime),
      });
    },
  };
}
