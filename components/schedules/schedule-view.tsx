import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { splitPast } from '@/lib/kit/dates/exception-dates';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { ExceptionMonths } from './exceptions/exception-months';
import { type Place, placeName } from './places';
import { isWeekday } from './schedule-parts';
import { useErrorWords } from './use-error-words';
import { useScheduleWords } from './use-schedule-words';
import { startEditing } from './week/edit-week';
import { HourStrip } from './week/hour-strip';
import { hourWindow } from './week/hour-window';
import { HoursPerPlace } from './week/hours-per-place';
import { weekErrors } from './week/week-errors';

interface ScheduleViewProps {
  schedule: DoctorWeek;
  places: readonly Place[];
  assignable: readonly string[];
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

/** A schedule to look at, for those who may not change it. */
export function ScheduleView({ schedule, places, assignable, today }: ScheduleViewProps) {
  const t = useTranslations('schedules');
  const words = useScheduleWords();
  const errorWords = useErrorWords(places);
  const week = startEditing(schedule.workingDays);
  const errors = weekErrors(week, assignable);
  const hours = hourWindow(week.blocks);
  const { past, coming } = splitPast(schedule.exceptions, today);
  const strays = week.blocks.filter(({ day }) => !isWeekday(day));
  const days = [
    ...(strays.length > 0 ? [{ name: t('otherDay'), blocks: strays }] : []),
    ...WEEKDAYS.map((day) => ({
      name: words.day(day),
      blocks: week.blocks.filter((block) => block.day === day),
    })),
  ];
  return (
    <>
      <Banner tone="neutral" className="mb-4">
        <p>{t('readOnly')}</p>
        {errors.length > 0 && <p className="mt-1">{t('invalidStoredView')}</p>}
      </Banner>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <Card title={t('week.title')} flush>
          <dl className="divide-y divide-line">
            {days.map(({ name, blocks }) => (
              <div
                key={name}
                className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold first-letter:uppercase">{name}</dt>
                <dd className="min-w-0">
                  {blocks.length === 0 ? (
                    <span className="text-ink-muted">{t('week.free')}</span>
                  ) : (
                    <>
                      <HourStrip
                        blocks={blocks}
                        places={places}
                        hours={hours}
                        hourWord={words.hour}
                      />
                      <ul className="tabular mt-1">
                        {blocks.map((block) => (
                          <li key={block.key}>
                            {words.times(block)}{' '}
                            <span className="text-ink-muted">
                              {placeName(places, block.locationId)}
                            </span>
                            {errors
                              .filter(({ key }) => key === block.key)
                              .map((error) => (
                                <span key={error.field} className="block text-sm text-danger">
                                  {errorWords(error)}
                                </span>
                              ))}
                          </li>
                        ))}
                      </ul>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="grid grid-cols-1 gap-4">
          <Card title={t('perWeek')}>
            <HoursPerPlace blocks={schedule.workingDays} places={places} />
            {schedule.workingDays.length === 0 && (
              <p className="text-ink-muted">{t('summary.empty')}</p>
            )}
          </Card>
          <Card title={t('exceptions.title')}>
            {coming.length === 0 ? (
              <p className="text-ink-muted">{t('exceptions.empty')}</p>
            ) : (
              <ExceptionMonths dates={coming} />
            )}
            {past.length > 0 && (
              <details className="mt-3">
                <summary className="min-h-6 w-fit py-0.5 text-sm text-ink-muted touch:py-3">
                  {t('exceptions.past', { count: past.length })}
                </summary>
                <div className="mt-2">
                  <ExceptionMonths dates={past} />
                </div>
              </details>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
