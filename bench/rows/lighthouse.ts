import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { demoAddress } from '@/e2e/support/screen-address';
import type { Role } from '@/lib/contract/roles';
import { SCREENS, type Screen, screenNames } from '@/lib/screens';
import { ensureBrowser, findBrowser } from '@/scripts/support/browser.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import type { Bench, Figure, Row } from '../figure';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';
import { median } from '../statistics';

/** Signing in, and every screen that the demo clinic always has at one address. */
const MEASURED: readonly { readonly path: string; readonly role?: Role }[] = [
  { path: '/login' },
  ...screenNames().flatMap((name) => {
    const { example }: Screen = SCREENS[name];
    const path = demoAddress(name);
    return example && path !== undefined ? [{ path, role: example.as }] : [];
  }),
];

const CATEGORIES = [
  { id: 'performance', least: 97 },
  { id: 'accessibility', least: 100 },
  { id: 'best-practices', least: 100 },
] as const;

/** Performance goes up and down with the machine; the middle of these counts. */
const RUNS = 3;

/** What Lighthouse says of each screen, at a desk. */
export const lighthouseScores: Row = { id: 'lighthouse', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url } = await runClinic(bench);
  await ensureBrowser();
  const port = await sparePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its sandbox to root.
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  bench.after(() => browser.close());

  const worst = new Map<string, { score: number; path: string }>();
  const detail: Record<string, string> = {};
  for (const { path, role } of MEASURED) {
    bench.say(path);
    const cookie = role === undefined ? undefined : await signIn(url, role);
    const scores = await scoresOf(url + path, port, cookie);
    detail[path] = CATEGORIES.map(({ id }) => scores[id]).join(' · ');
    for (const { id } of CATEGORIES) {
      const score = scores[id];
      if (score < (worst.get(id)?.score ?? Number.POSITIVE_INFINITY))
        worst.set(id, { score, path });
    }
  }
  return CATEGORIES.map(({ id, least }) => {
    const { score, path } = worst.get(id) ?? { score: 0, path: 'none' };
    return {
      name: `Lighthouse, ${id}: the least of ${MEASURED.length} screens (${path})`,
      unit: 'points',
      measured: score,
      bar: { at: 'least', value: least },
      ...(id === 'performance' && { detail }),
    };
  });
}

type Scores = Readonly<Record<(typeof CATEGORIES)[number]['id'], number>>;

async function scoresOf(url: string, port: number, cookie: string | undefined): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: CATEGORIES.map(({ id }) => id),
        disableStorageReset: true,
        ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
      },
      desktopConfig,
    );
    const lhr = result?.lhr;
    if (
      !lhr ||
      lhr.runtimeError ||
      new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname
    ) {
      throw new Error(`${url}: ${lhr?.runtimeError?.message ?? lhr?.finalDisplayedUrl}`);
    }
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    });
  }
  const middle = (id: keyof Scores) => median(runs.map((scores) => scores[id]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
  };
}
