import { memo } from 'react';
import { CELL_WIDTH, cellHeight } from '@/lib/odontogram/draw/tooth-frame';
import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { ToothView } from '@/lib/odontogram/tooth-view';
import { type EnteredSurfaces, ToothDrawing } from './tooth-drawing';

interface ToothProps {
  fdi: number;
  /** Without one the tooth is not present, and its place is a ghost. */
  view: ToothView | undefined;
  /** Its place in the row of its quadrant, from the viewer's left. */
  index: number;
  /** What is read aloud of it. The same function as long as it says the same. */
  labelOf: (fdi: number, view: ToothView | undefined) => string;
  isSelected: boolean;
  /** Ids of surfaces with a space between, as `occlusal distal`. */
  selectedSurfaces: string;
  /** The one tooth of the chart that Tab comes to. */
  isCurrent: boolean;
  entered: EnteredSurfaces | undefined;
  isUnread: boolean;
}

/** A cell of the chart. It is drawn again only when its own view or state is another. */
export const Tooth = memo(function Tooth({
  fdi,
  view,
  index,
  labelOf,
  isSelected,
  selectedSurfaces,
  isCurrent,
  entered,
  isUnread,
}: ToothProps) {
  const left = index * CELL_WIDTH;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no table cells in a drawing.
    <g
      role="gridcell"
      aria-label={labelOf(fdi, view)}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-tooth={fdi}
      data-absent={view ? undefined : ''}
      className="tooth"
    >
      <rect
        x={left + 1}
        y={1}
        width={CELL_WIDTH - 2}
        height={cellHeight(dentitionOf(fdi)) - 2}
        rx={8}
        className="tooth-cell"
      />
      <ToothDrawing
        fdi={fdi}
        left={left}
        view={view}
        selectedSurfaces={selectedSurfaces}
        entered={entered}
        isUnread={isUnread}
      />
    </g>
  );
});
