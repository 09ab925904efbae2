import { chromium, type Page } from '@playwright/test';
import { ensureBrowser, findBrowser } from '@/scripts/support/browser.mjs';
import type { Bench } from '../figure';

/** Opens a page of its own, with no cookies but those given (a `Cookie` header) for the address. */
export type OpenPage = (cookies?: {
  readonly header: string;
  readonly url: string;
}) => Promise<Page>;

/** A browser for the row; closed after it. */
export async function launchBrowser(bench: Bench): Promise<OpenPage> {
  await ensureBrowser();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  bench.after(() => browser.close());

  return async (cookies) => {
    // Its context goes with it.
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      // As the demo clinic speaks, whatever this machine does: keys are letters of its words.
      locale: 'es-CO',
    });
    if (cookies && cookies.header !== '')
      await page.context().addCookies(cookiesOf(cookies.header, cookies.url));
    return page;
  };
}

function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}
