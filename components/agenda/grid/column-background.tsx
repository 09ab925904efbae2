import { cx } from '@/components/ui/cx';
import type { WorkingDay } from '@/lib/agenda/rules/working-day';
import { spanClass } from './span-class';

interface ColumnBackgroundProps {
  day: WorkingDay;
  /** What a place is called. */
  placeOf: (locationId: string) => string;
  words: { readonly lunch: string; readonly exception: string };
}

/**
 * What a column says behind its appointments: open where the doctor works, with the place at its head;
 * lunch and days off are hatched.
 */
export function ColumnBackground({ day, placeOf, words }: ColumnBackgroundProps) {
  if (day.isException) {
    return (
      <p className="absolute inset-0 hatched px-1.5 pt-1 text-xs font-medium text-attention">
        <span className="sticky top-16 rounded-sm bg-surface px-1">{words.exception}</span>
      </p>
    );
  }
  return day.hours.map((hours) => (
    <div key={`${hours.from} ${hours.locationId}`}>
      <p
        className={cx(
          spanClass(hours),
          'inset-x-0 border-y border-line bg-surface px-1.5 pt-0.5 text-xs text-ink-faint',
        )}
      >
        {placeOf(hours.locationId)}
      </p>
      {hours.lunch && (
        <p
          className={cx(
            spanClass(hours.lunch),
            'inset-x-0 pt-1 text-center hatched text-xs text-ink-muted',
          )}
        >
          {words.lunch}
        </p>
      )}
    </div>
  ));
}
