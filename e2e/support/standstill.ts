import type { Page } from '@playwright/test';

const WAIT_MS = 3_000;

/**
 * What a test that failed leaves unsaid: whether the pages still answer, what lies over them, and whether
 * the browser still draws them. One that answers and is not drawn waits in vain for a button to be still.
 */
export async function standstill(pages: readonly Page[]): Promise<string> {
  const lines = await Promise.all(
    pages.map(async (page) => {
      const answers = await inTime(page.evaluate(() => document.visibilityState));
      const drawn = await inTime(
        page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => resolve('drawn'))),
        ),
      );
      const over = await inTime(
        page
          .evaluate(() => document.querySelector('dialog:modal')?.textContent?.slice(0, 60))
          .catch(() => undefined),
      );
      const { pathname } = new URL(page.url());
      return `${pathname}: ${answers ?? 'no answer'}, ${drawn ?? 'not drawn'}${over ? `, under “${over}”` : ''}`;
    }),
  );
  return lines.join('\n');
}

function inTime(asked: Promise<unknown>): Promise<unknown> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, WAIT_MS, undefined);
  });
  return Promise.race([asked.catch(String), late]);
}
