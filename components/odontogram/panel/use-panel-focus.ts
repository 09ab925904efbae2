import { useEffect, useRef } from 'react';

/**
 * Leads the focus to the head of the panel where that was asked for: what was pressed is gone with
 * what the panel shows next, or is far from it on a small screen. `fdi` is the tooth that it shows.
 */
export function usePanelFocus(fdi: number | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef<{ readonly from: number | undefined; readonly to: number | undefined }>(
    undefined,
  );
  const focusHead = () => frame.current?.querySelector('h2')?.focus();
  useEffect(() => {
    if (asked.current === undefined || asked.current.from === fdi) return;
    // They may have gone on to another by then.
    if (asked.current.to === fdi) focusHead();
    asked.current = undefined;
  });
  return {
    frame,
    /** Once it shows that tooth; nothing for the plan of the whole mouth. */
    leadTo(to: number | undefined): void {
      // After the dialog that asks for it has given the focus back.
      if (to === fdi) setTimeout(focusHead);
      else asked.current = { from: fdi, to };
    },
  };
}
