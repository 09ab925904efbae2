import { useTranslations } from 'next-intl';
import type { WorkingBlock } from '@/lib/rules/schedule';
import { type Place, placeName } from './places';
import { isWeekday, type Weekday } from './schedule-parts';

/** A week in words: its days, its hours, its blocks. */
export function useScheduleWords() {
  const t = useTranslations('schedules');
  const day = (name: string) => (isWeekday(name) ? t(`days.${name}`) : name);

  const shortDay = (name: Weekday) => t(`shortDays.${name}`);

  return {
    day,
    shortDay,
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
    block(block: WorkingBlock, places: readonly Place[]): string {
      const { startTime: from, endTime: to, lunchStartTime, lunchEndTime, locationId } = block;
      const place = placeName(places, locationId);
      if (!lunchStartTime || !lunchEndTime) return t('block', { from, to, place });
      return t('blockWithLunch', {
        ...{ from, to, place },
        lunchFrom: lunchStartTime,
        lunchTo: lunchEndTime,
      });
    },
  };
}
