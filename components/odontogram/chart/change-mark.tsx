import { CELL_WIDTH, cellHeight, toothFrame } from '@/lib/odontogram/draw/tooth-frame';
import { dentitionOf } from '@/lib/odontogram/rules/fdi';

export type ToothChange = 'added' | 'removed' | 'changed';

/** Plus, minus, and two arrows' worth of a tilde: told by shape alone. */
export const CHANGE_SIGNS: Readonly<Record<ToothChange, string>> = {
  added: 'M-3.5 0L3.5 0M0 -3.5L0 3.5',
  removed: 'M-3.5 0L3.5 0',
  changed: 'M-4 1C-2.5 -3 -1 -2 0 0C1 2 2.5 3 4 -1',
};

interface ChangeMarkProps {
  fdi: number;
  /** Where its cell begins in the drawing. */
  left: number;
  change: ToothChange;
}

/** That a tooth is not as it was, in the corner of its cell and round it. */
export function ChangeMark({ fdi, left, change }: ChangeMarkProps) {
  const { number, mesial } = toothFrame(fdi, left);
  return (
    <g className="change-mark" data-change={change}>
      <rect
        x={left + 1}
        y={1}
        width={CELL_WIDTH - 2}
        height={cellHeight(dentitionOf(fdi)) - 2}
        rx={8}
        className="change-frame"
      />
      <g transform={`translate(${number.x + mesial * 22} ${number.y})`}>
        <g className="change-badge">
          <circle r={7} className="change-disc" />
          <path d={CHANGE_SIGNS[change]} className="change-sign" />
        </g>
      </g>
    </g>
  );
}
