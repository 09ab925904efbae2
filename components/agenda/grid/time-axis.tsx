import { useLocale } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { VisibleHours } from '@/lib/agenda/rules/visible-hours';
import { formatHour } from '@/lib/kit/dates/time-format';
import { spanClass } from './span-class';

/** The hours down the left side, in sight however far one scrolls. */
export function TimeAxis({ hours }: { hours: VisibleHours }) {
  const locale = useLocale();
  const shown = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index);
  return (
    <div
      data-axis=""
      aria-hidden="true"
      className="sticky left-0 z-30 w-14 shrink-0 bg-surface text-right text-xs text-ink-muted print:static"
    >
      <div className="sticky top-0 z-10 h-14 border-b border-line bg-surface print:static" />
      <div className="relative day-height">
        {shown.map((hour) => (
          <span
            key={hour}
            className={cx(
              spanClass({ from: hour * 60, to: hour * 60 + 60 }),
              'tabular right-1.5 whitespace-nowrap',
              hour !== hours.first && '-mt-2',
            )}
          >
            {formatHour(hour, locale)}
          </span>
        ))}
      </div>
    </div>
  );
}
