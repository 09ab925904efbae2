import { cx } from '@/components/ui/cx';
import type { ChangeKind } from '@/lib/odontogram/history/compare-charts';
import { CHANGE_SIGNS } from '../chart/change-mark';

/** The sign that a tooth bears on the drawing, beside words. */
export function ChangeGlyph({ kind, className }: { kind: ChangeKind; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-8 -8 16 16"
      className={cx('odontogram-ink size-4 shrink-0', className)}
    >
      <circle r={7} className="change-disc" />
      <path d={CHANGE_SIGNS[kind]} className="change-sign" />
    </svg>
  );
}
