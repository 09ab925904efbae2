import { type RefObject, useEffect, useRef } from 'react';

/** Whether a part of a page is still on it, for what comes of something that took its time. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
