import type { Page } from '@playwright/test';

export interface Edits {
  /** Milliseconds of each from the press of its key to the frame after the tooth has changed. */
  readonly ms: readonly number[];
  /** Teeth that changed in the document from that press to the next one, but for the tab stop. */
  readonly teeth: readonly number[];
}

/** Milliseconds until the last edit is on the screen, however slow the machine. */
const PATIENCE = 60_000;

/** From now on, each press of a letter is an edit that is timed. */
export async function beginWatching(page: Page): Promise<void> {
  await page.evaluate(() => {
    const edits: { begun: number; ms: number | null; teeth: Set<string> }[] = [];
    Object.assign(window, { edits });
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (/^[a-z]$/.test(key)) edits.push({ begun: timeStamp, ms: null, teeth: new Set() });
      },
      { capture: true },
    );
    new MutationObserver((changes) => {
      const edit = edits.at(-1);
      if (!edit) return;
      let isChanged = false;
      for (const { target, attributeName } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const fdi = at?.closest('.odontogram-grid [data-tooth]')?.getAttribute('data-tooth');
        if (!fdi || attributeName === 'tabindex') continue;
        edit.teeth.add(fdi);
        isChanged = true;
      }
      if (!isChanged || edit.ms !== null) return;
      edit.ms = -1;
      // The task after the frame's own callback comes when the frame is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          edit.ms = performance.now() - edit.begun;
        };
        port2.postMessage(undefined);
      });
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** Takes what was timed, once so many edits are on the screen. */
export async function editsSoFar(page: Page, count: number): Promise<Edits> {
  await page.waitForFunction(
    (wanted) => {
      const edits: { ms: number | null }[] = Reflect.get(window, 'edits');
      return edits.length === wanted && edits.every(({ ms }) => ms !== null && ms >= 0);
    },
    count,
    { timeout: PATIENCE },
  );
  return page.evaluate<Edits>(
    `(({ all }) => ({ ms: all.map(({ ms }) => ms), teeth: all.map(({ teeth }) => teeth.size) }))({
      all: edits.splice(0),
    })`,
  );
}
