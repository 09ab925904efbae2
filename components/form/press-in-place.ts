import type { MouseEvent } from 'react';

/**
 * Keeps the focus in its field until a form's button or choice is pressed. An error that appears when a field is
 * left would move the button away from under the pointer.
 */
export const PRESS_IN_PLACE = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
};
