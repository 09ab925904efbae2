'use client';

import { useEffect, useRef } from 'react';
import { usePanelFocus } from './panel/use-panel-focus';
import { useStable } from './use-stable';

interface Options {
  readonly isChartShown: boolean;
  readonly isDialogOpen: boolean;
  /** The tooth that the panel shows; none for the plan of the whole mouth. */
  readonly panelTooth: number | undefined;
}

/** Where the focus goes on the page of a chart when what had it is gone, or far from what it asked for. */
export function useWorkspaceFocus({ isChartShown, isDialogOpen, panelTooth }: Options) {
  const drawing = useRef<HTMLDivElement>(null);
  const panel = usePanelFocus(panelTooth);
  const toChart = useStable(() =>
    drawing.current?.querySelector<SVGElement>('[data-tooth][tabindex="0"]')?.focus(),
  );
  const isOnItsWay = useRef(false);
  useEffect(() => {
    if (!isChartShown || !isOnItsWay.current) return;
    isOnItsWay.current = false;
    toChart();
  });
  // What opened a dialog may be gone with what the dialog did.
  useEffect(() => {
    if (!isDialogOpen) return;
    return () => {
      setTimeout(() => {
        // The content has it where a press on what takes no focus left it.
        if (document.activeElement?.matches('body, #content')) toChart();
      });
    };
  }, [isDialogOpen, toChart]);
  return {
    drawing,
    panel: panel.frame,
    toPanel: panel.leadTo,
    toChart,
    /** From what is shown in its place. */
    toChartOnceShown(): void {
      isOnItsWay.current = true;
    },
  };
}
