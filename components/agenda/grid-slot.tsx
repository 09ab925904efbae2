import type { RefObject } from 'react';
import { cx } from '@/components/ui/cx';
import type { Span } from '@/lib/rules/span';
import { laneClass, spanClass } from './span-class';
import type { GridHeld } from './use-grid-move';

interface GridSlotProps {
  slot: RefObject<HTMLButtonElement | null>;
  span: Span;
  column: number;
  columns: number;
  label: string;
  held: GridHeld | undefined;
  disabled: boolean;
  onPress: () => void;
}

/** The place of the grid on which the keyboard is; while something is in hand, where it would go. */
export function GridSlot({
  slot,
  span,
  column,
  columns,
  label,
  held,
  disabled,
  onPress,
}: GridSlotProps) {
  return (
    <button
      ref={slot}
      type="button"
      aria-label={held ? held.label : label}
      aria-disabled={disabled}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
      className={cx(
        spanClass(span),
        laneClass({ lane: column, of: columns }),
        held
          ? 'ghost'
          : 'z-10 rounded-sm opacity-0 focus-visible:bg-accent-soft/60 focus-visible:opacity-100',
        held && !held.isDragged && 'pointer-events-auto',
      )}
    >
      {held?.text}
    </button>
  );
}
