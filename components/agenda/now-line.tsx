import { cx } from '@/components/ui/cx';
import { spanClass } from './span-class';

/** Dims what is over of a day, and draws where it is now. */
export function NowLine({ past, isToday }: { past: number; isToday: boolean }) {
  if (past <= 0) return null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        spanClass({ from: 0, to: past }),
        'pointer-events-none inset-x-0 bg-canvas/45 print:hidden',
        isToday && 'border-b-2 border-danger',
      )}
    />
  );
}
