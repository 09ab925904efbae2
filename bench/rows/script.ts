import { gzipSync } from 'node:zlib';
import type { Bench, Figure, Row } from '../figure';
import { launchBrowser, type OpenPage } from '../stack/browser';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';

/** No layout of ours loads less: what any page of this build costs. */
const BLANK = '/_not-found';
const PAGES = [
  { name: 'sign-in', path: '/login', role: undefined, most: 25 },
  { name: 'patients', path: '/patients', role: 'receptionist', most: 60 },
  { name: 'invoices', path: '/billing/invoices', role: 'billing', most: 75 },
  { name: 'patient shares', path: '/billing/patient-shares', role: 'billing', most: 75 },
  { name: 'agenda', path: '/agenda', role: 'receptionist', most: 75 },
  { name: 'a schedule', path: '/schedules/doc-nanez', role: 'receptionist', most: 75 },
  {
    name: 'an odontogram',
    path: '/patients/pat-maria-perez/odontogram',
    role: 'dentist',
    most: 75,
  },
] as const;

/** Script that Chromium loads before anybody touches the page, gzip, over a blank page. */
export const script: Row = { id: 'script', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url } = await runClinic(bench);
  const open = await launchBrowser(bench);

  const blank = await scriptsOf(open, url + BLANK, '');
  const figures: Figure[] = [];
  for (const { name, path, role, most } of PAGES) {
    const cookie = role === undefined ? '' : await signIn(url, role);
    const scripts = await scriptsOf(open, url + path, cookie);
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
async function scriptsOf(open: OpenPage, url: string, cookie: string) {
  const page = await open({ header: cookie, url });
  try {
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
    await page.close();
  }
}

function total(scripts: ReadonlyMap<string, number>): number {
  return [...scripts.values()].reduce((sum, size) => sum + size, 0);
}
