import { useTranslations } from 'next-intl';
import { type Place, placeName, placeTone } from '@/components/schedules/places';
import { isWeekday } from '@/components/schedules/schedule-parts';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { summarizeAlike } from '@/lib/schedules/rules/schedule-summary';

interface WeekHoursProps {
  blocks: readonly WorkingBlock[];
  places: readonly Place[];
}

/** The days on the left, with each of their places beside them. */
const LINE = 'sm:grid sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-2';

/** When the doctor is where, in as few lines as can be: read on a phone, and on a wall. */
export function WeekHours({ blocks, places }: WeekHoursProps) {
  const t = useTranslations('schedules');
  const words = useScheduleWords();
  const others = blocks.filter(({ day }) => !isWeekday(day));
  return (
    <dl className="tabular mt-2 space-y-1 text-sm print:mt-0">
      {summarizeAlike(blocks).map(({ runs, blocks: ofDay }) => (
        <div key={runs.join()} className={LINE}>
          <dt className="font-medium">
            <span aria-hidden="true" className="inline-block first-letter:uppercase">
              {words.shortRuns(runs)}
            </span>
            <span className="sr-only">{runs.map(words.days).join(', ')}</span>
          </dt>
          {[...new Set(ofDay.map(({ locationId }) => locationId))].map((id) => (
            <PlaceHours
              key={id}
              id={id}
              blocks={ofDay.filter(({ locationId }) => locationId === id)}
              places={places}
            />
          ))}
        </div>
      ))}
      {others.map((block) => (
        <div key={JSON.stringify(block)} className={LINE}>
          <dt className="font-medium text-danger">{t('otherDay')}</dt>
          <dd className="min-w-0 sm:col-start-2">
            {words.times(block)} {placeName(places, block.locationId)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The hours of a day at one place. */
function PlaceHours({ id, blocks, places }: WeekHoursProps & { id: string }) {
  const words = useScheduleWords();
  return (
    <dd className="flex min-w-0 items-baseline gap-2 sm:col-start-2">
      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
        <rect width="10" height="10" rx="3" className={placeTone(places, id)} />
      </svg>
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span>{blocks.map(words.times).join(', ')}</span>{' '}
        <span className="min-w-0 wrap-anywhere text-ink-muted">{placeName(places, id)}</span>
      </span>
    </dd>
  );
}
