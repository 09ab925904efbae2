import { cx } from '@/components/ui/cx';
import { spanClass } from './span-class';

/** Dims what is over of a day, behind its appointments. */
export function PastShade({ past }: { past: number }) {
  if (past <= 0) return null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        spanClass({ from: 0, to: past }),
        'pointer-events-none inset-x-0 bg-canvas/45 print:hidden',
      )}
    />
  );
}

/** Where it is now, behind the appointments: a line over a name would read as crossed out. */
export function NowLine({ minute }: { minute: number }) {
  return (
    <div aria-hidden="true" className={cx(spanClass({ from: minute, to: minute }), 'now-line')} />
  );
}

/** The beginning of that line, over whoever is there now too. */
export function NowDot({ minute }: { minute: number }) {
  return (
    <div aria-hidden="true" className={cx(spanClass({ from: minute, to: minute }), 'now-dot')} />
  );
}
