import { type Place, placeName, placeTone } from '@/components/schedules/places';
import type { Span } from '@/lib/kit/dates/span';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { shareOf } from './hour-window';
import { openHours } from './open-hours';

interface HourStripProps {
  /** Of one day. What makes no sense is not drawn. */
  blocks: readonly WorkingBlock[];
  places: readonly Place[];
  /** The hours that the strip shows. */
  hours: Span;
  /** A full hour as it stands below. */
  hourWord: (hour: number) => string;
}

/** Minutes that a place's name needs to be read. */
const ROOM_FOR_NAME = 110;
const LABEL_EVERY = 3;

/** A day from left to right, with whatever is worked on it wherever that is. The fields say the same. */
export function HourStrip({ blocks, places, hours, hourWord }: HourStripProps) {
  const count = (hours.to - hours.from) / 60;
  const marks = Array.from({ length: count + 1 }, (_, index) => hours.from + index * 60);
  return (
    <svg className="block h-8 w-full overflow-visible" aria-hidden="true">
      <rect width="100%" height="18" rx="4" className="fill-sunken" />
      {marks.map((minutes) => (
        <line
          key={minutes}
          x1={shareOf(minutes, hours)}
          x2={shareOf(minutes, hours)}
          y1="0"
          y2="18"
          className="stroke-line"
        />
      ))}
      {marks.slice(1, -1).flatMap((minutes) =>
        (minutes / 60) % LABEL_EVERY === 0 ? (
          <text
            key={minutes}
            x={shareOf(minutes, hours)}
            y="30"
            textAnchor="middle"
            className="tabular fill-ink-faint text-xs"
          >
            {hourWord(minutes / 60)}
          </text>
        ) : (
          []
        ),
      )}
      {blocks.flatMap((block) =>
        openHours(block).map((span) => (
          <svg
            key={`${block.locationId} ${span.from} ${span.to}`}
            x={shareOf(span.from, hours)}
            y="1"
            width={shareOf(span.to - span.from + hours.from, hours)}
            height="16"
            aria-hidden="true"
          >
            <rect
              width="100%"
              height="100%"
              rx="3"
              className={placeTone(places, block.locationId)}
            />
            {span.to - span.from >= ROOM_FOR_NAME && (
              <text x="5" y="12" className="fill-ink text-xs">
                {placeName(places, block.locationId)}
              </text>
            )}
          </svg>
        )),
      )}
    </svg>
  );
}
