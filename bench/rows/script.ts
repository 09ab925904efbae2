import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from '@/scripts/support/browser.mjs';
import type { Bench, Figure, Row } from '../figure';
import { runClinic } from '../stack/clinic';

/** No layout of ours loads less: what any page of this build costs. */
const BLANK = '/_not-found';
const PAGES = [
  { name: 'sign-in', path: '/login', signedIn: false, most: 25 },
  { name: 'patients', path: '/patients', signedIn: true, most: 60 },
] as const;

/** Script that Chromium loads before anybody touches the page, gzip, over a blank page. */
export const script: Row = { id: 'script', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url, cookie } = await runClinic(bench);
  await ensureBrowser();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  bench.after(() => browser.close());

  const blank = await scriptsOf(browser, url + BLANK, '');
  const figures: Figure[] = [];
  for (const { name, path, signedIn, most } of PAGES) {
    const scripts = await scriptsOf(browser, url + path, signedIn ? cookie : '');
    const added = [...scripts].filter(([file]) => !blank.has(file));
    figures.push({
      name: `script of ${name}, gzip, over a blank page`,
      unit: 'KB',
      measured: total(scripts) - total(blank),
      bar: { at: 'most', value: most },
      detail: {
        'the page': `${total(scripts).toFixed(1)} KB in ${scripts.size} files`,
        'the blank page': `${total(blank).toFixed(1)} KB in ${blank.size} files`,
        ...Object.fromEntries(added.map(([file, size]) => [file, `${size.toFixed(1)} KB`])),
      },
    });
  }
  return figures;
}

/** KB by file of every script the page loads by itself until the network is quiet. */
async function scriptsOf(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext();
  try {
    if (cookie !== '') await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const scripts = new Map<string, number>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      reading.push(
        response.body().then((body) => {
          scripts.set(pathname, gzipSync(body).length / 1024);
        }),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    if (new URL(page.url()).pathname !== new URL(url).pathname) {
      throw new Error(`${url} led to ${page.url()}`);
    }
    await Promise.all(reading);
    return scripts;
  } finally {
    await context.close();
  }
}

function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

function total(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}
