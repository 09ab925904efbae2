import { type RefObject, useEffect, useState } from 'react';

/** Whether a field is too narrow for all of its text, as it stands and as wide as it is now. */
export function useCutOff(input: RefObject<HTMLInputElement | null>): boolean {
  const [, setWidth] = useState(0);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const watch = new ResizeObserver(() => setWidth(field.clientWidth));
    watch.observe(field);
    return () => watch.disconnect();
  }, [input]);
  // After whatever changed: its text, its width.
  useEffect(() => {
    const field = input.current;
    if (field) setCutOff(field.scrollWidth > field.clientWidth);
  });
  return isCutOff;
}
