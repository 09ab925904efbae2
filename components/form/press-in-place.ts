import type { MouseEvent } from 'react';

/**
 * For the button of a form. The field before it is left only once the button is pressed: what is told at
 * a field that is left would move the button away from under the pointer.
 */
export const PRESS_IN_PLACE = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
};
