import type { MouseEvent, RefObject } from 'react';
import { cx } from '@/components/ui/cx';
import type { Span } from '@/lib/kit/dates/span';
import { laneClass, spanClass } from './span-class';

/** What is carried or drawn over the grid, where it would stand. */
export interface Ghost {
  /** What a drop here would be, in words. */
  readonly label: string;
  /** What stands on it. */
  readonly text: string;
  /** By a pointer, that must reach what is under it. */
  readonly isDragged: boolean;
}

interface GridSlotProps {
  slot: RefObject<HTMLButtonElement | null>;
  span: Span;
  column: number;
  columns: number;
  label: string;
  ghost: Ghost | undefined;
  disabled: boolean;
  onPress: (event: MouseEvent) => void;
}

/** The place of the grid on which the keyboard is; while something is in hand, where it would go. */
export function GridSlot({
  slot,
  span,
  column,
  columns,
  label,
  ghost,
  disabled,
  onPress,
}: GridSlotProps) {
  return (
    <button
      ref={slot}
      type="button"
      aria-label={ghost ? ghost.label : label}
      aria-disabled={disabled}
      onClick={(event) => {
        event.stopPropagation();
        onPress(event);
      }}
      className={cx(
        spanClass(span),
        laneClass({ lane: column, of: columns }),
        ghost
          ? 'ghost'
          : 'z-10 rounded-sm opacity-0 focus-visible:bg-accent-soft/60 focus-visible:opacity-100',
        ghost && !ghost.isDragged && 'pointer-events-auto',
      )}
    >
      {ghost?.text}
    </button>
  );
}
