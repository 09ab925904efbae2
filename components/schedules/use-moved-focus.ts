import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus where work goes on once what was asked for is on the page: the returned function
 * names the field or button of the form.
 */
export function useMovedFocus(form: RefObject<HTMLFormElement | null>) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = form.current?.elements.namedItem(wanted.current);
    if (!(control instanceof HTMLElement)) return;
    wanted.current = undefined;
    control.focus();
  });
  return (name: string) => {
    wanted.current = name;
  };
}
