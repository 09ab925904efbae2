import type { Page } from '@playwright/test';

export interface Edits {
  /**
   * Milliseconds of each from the press of its key to the frame that shows the tooth changed, as the
   * browser itself tells (Event Timing, in steps of 8).
   */
  readonly ms: readonly number[];
  /** Teeth that changed in the document from that press to the next one, but for the tab stop. */
  readonly teeth: readonly number[];
}

/** Milliseconds until the last edit is on the screen, however slow the machine. */
const PATIENCE = 60_000;
/** Milliseconds: of what is on the screen within them, the browser does not tell. */
const QUICKEST = 16;
/**
 * Milliseconds after the last frame in which the browser tells of it. It cannot be waited for by its
 * coming: of an edit that is on the screen within `QUICKEST`, nothing comes.
 */
const UNTIL_TOLD = 2_000;

/** From now on, each press of a letter is an edit that is timed. */
export async function beginWatching(page: Page): Promise<void> {
  await page.evaluate((quickest) => {
    const grid = document.querySelector('.odontogram-grid');
    if (!grid) throw new Error('There is no odontogram on the page.');
    const edits: { begun: number; changed: number; painted: number; teeth: Set<string> }[] = [];
    Object.assign(window, { edits });
    addEventListener(
      'keydown',
      ({ key, timeStamp: begun }) => {
        if (!/^[a-z]$/.test(key)) return;
        edits.push({ begun, changed: Number.NaN, painted: begun + quickest, teeth: new Set() });
      },
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntriesByName('keydown')) {
        const edit = edits.find(({ begun }) => Math.abs(begun - startTime) < 1);
        if (edit) edit.painted = startTime + duration;
      }
    }).observe({ type: 'event', durationThreshold: quickest } as PerformanceObserverInit);
    new MutationObserver((changes) => {
      const edit = edits.at(-1);
      if (!edit) return;
      for (const { target, attributeName } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const fdi = at?.closest('[data-tooth]')?.getAttribute('data-tooth');
        if (!fdi || attributeName === 'tabindex') continue;
        edit.teeth.add(fdi);
        if (Number.isNaN(edit.changed)) edit.changed = performance.now();
      }
    }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  }, QUICKEST);
}

/** Takes what was timed, once so many edits are on the screen. Throws where a frame came without its change. */
export async function editsSoFar(page: Page, count: number): Promise<Edits> {
  await page.waitForFunction(
    (wanted) => {
      const edits: { changed: number }[] = Reflect.get(window, 'edits');
      return edits.filter(({ changed }) => changed > 0).length === wanted;
    },
    count,
    { timeout: PATIENCE },
  );
  await page.waitForTimeout(UNTIL_TOLD);
  const edits = await page.evaluate<{ ms: number; isShown: boolean; teeth: number }[]>(
    `edits.splice(0).map(({ begun, changed, painted, teeth }) => ({
      ms: painted - begun, isShown: changed <= painted, teeth: teeth.size,
    }))`,
  );
  if (!edits.every(({ isShown }) => isShown)) {
    throw new Error('The first frame after a key did not show its edit: what was timed is not it.');
  }
  return { ms: edits.map(({ ms }) => ms), teeth: edits.map(({ teeth }) => teeth) };
}
