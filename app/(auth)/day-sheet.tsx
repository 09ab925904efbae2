import { cx } from '@/components/ui/cx';

/** [chair, from hour, to hour]: an ordinary morning and afternoon at three chairs. */
const VISITS = [
  [0, 7, 8],
  [0, 8, 8.5],
  [0, 9, 10.5],
  [0, 11, 12],
  [0, 14, 15.25],
  [0, 15.5, 16],
  [1, 7.5, 9],
  [1, 9.25, 9.75],
  [1, 10, 11.5],
  [1, 13, 13.5],
  [1, 14, 16],
  [1, 16.5, 17.5],
  [2, 8, 9.25],
  [2, 10, 10.5],
  [2, 10.75, 12],
  [2, 13.5, 14.25],
  [2, 15, 16.5],
] as const;

const FIRST_HOUR = 7;
const LAST_HOUR = 18;
const HOUR_HEIGHT = 64;
const CHAIR_WIDTH = 132;
const LEFT = 44;

const top = (hour: number) => 12 + (hour - FIRST_HOUR) * HOUR_HEIGHT;

/**
 * The desk's day as a drawing: what happened is faint, what is on is lit, and the line is now.
 * `now` is the clinic's time of day in hours.
 */
export function DaySheet({ now, className }: { now: number; className?: string }) {
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index);
  const open = now > FIRST_HOUR && now < LAST_HOUR;
  return (
    <svg
      viewBox={`0 0 460 ${top(LAST_HOUR)}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${LEFT} ${top(hour)}H460`} className="stroke-rail-line" strokeWidth="1" />
          <text
            x={LEFT - 12}
            y={top(hour) + 4}
            textAnchor="end"
            className="tabular fill-rail-ink text-xs opacity-70"
          >
            {hour > 12 ? hour - 12 : hour}
          </text>
        </g>
      ))}
      {VISITS.map(([chair, from, to]) => {
        const current = from <= now && now < to;
        return (
          <rect
            key={`${chair}-${from}`}
            x={LEFT + 6 + chair * (CHAIR_WIDTH + 6)}
            y={top(from) + 2}
            width={CHAIR_WIDTH}
            height={(to - from) * HOUR_HEIGHT - 4}
            rx="6"
            className={cx(
              current ? 'fill-rail-ink' : 'fill-rail-active stroke-rail-line',
              !current && to <= now && 'opacity-55',
            )}
          />
        );
      })}
      {open && (
        <g className="fill-rail-mark stroke-rail-mark">
          <path d={`M${LEFT} ${top(now)}H460`} strokeWidth="1.5" />
          <circle cx={LEFT} cy={top(now)} r="4" stroke="none" />
        </g>
      )}
    </svg>
  );
}
