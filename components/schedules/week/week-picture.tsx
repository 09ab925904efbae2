import { type Place, placeTone } from '@/components/schedules/places';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import type { Span } from '@/lib/kit/dates/span';
import { minutesOf, openSpans, WEEKDAYS, type WorkingBlock } from '@/lib/kit/schedule';
import { shareOf } from './hour-window';

interface WeekPictureProps {
  blocks: readonly WorkingBlock[];
  places: readonly Place[];
  hours: Span;
}

/** The week at a glance: seven columns, their hours from top to bottom. Words beside it say the same. */
export function WeekPicture({ blocks, places, hours }: WeekPictureProps) {
  const words = useScheduleWords();
  return (
    <div className="grid grid-cols-7 gap-1" aria-hidden="true">
      {WEEKDAYS.map((day) => (
        <div key={day} className="min-w-0 text-center text-xs text-ink-faint">
          <span className="block pb-0.5 first-letter:uppercase">{words.shortDay(day)}</span>
          <svg className="block h-12 w-full" aria-hidden="true">
            <rect width="100%" height="100%" rx="4" className="fill-sunken" />
            {blocks
              .filter((block) => block.day === day && isDrawn(block))
              .flatMap((block) =>
                openSpans(block).map((span) => (
                  <rect
                    key={`${block.locationId} ${span.from} ${span.to}`}
                    width="100%"
                    y={shareOf(span.from, hours)}
                    height={shareOf(span.to - span.from + hours.from, hours)}
                    rx="2"
                    className={placeTone(places, block.locationId)}
                  />
                )),
              )}
          </svg>
        </div>
      ))}
    </div>
  );
}

function isDrawn({ startTime, endTime }: WorkingBlock): boolean {
  return minutesOf(startTime) !== null && minutesOf(endTime) !== null;
}
