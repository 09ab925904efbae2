import type { ReactNode } from 'react';
import { CELL_WIDTH, cellHeight } from '@/lib/odontogram/draw/tooth-frame';
import type { Dentition } from '@/lib/odontogram/rules/fdi';

interface QuadrantProps {
  dentition: Dentition;
  /** Places beside each other, of which a short row takes those next to the middle. */
  places: number;
  /** Whose side it is, said where the quadrants stand below each other. */
  side: string;
  children: ReactNode;
}

/** One of the drawings that a row is made of: on a small screen they stand below each other. */
export function Quadrant({ dentition, places, side, children }: QuadrantProps) {
  return (
    <div role="none" className="quadrant" data-places={places}>
      <span aria-hidden="true" className="quadrant-side">
        {side}
      </span>
      <svg
        role="none"
        className="odontogram-ink"
        viewBox={`0 0 ${places * CELL_WIDTH} ${cellHeight(dentition)}`}
      >
        {children}
      </svg>
    </div>
  );
}
