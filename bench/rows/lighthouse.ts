import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Role } from '@/lib/contract/roles';
import { ensureBrowser, findBrowser } from '@/scripts/support/browser.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import type { Bench, Figure, Row } from '../figure';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';
import { median } from '../statistics';

const MARIA = '/patients/pat-maria-perez';
const SCREENS: readonly { readonly path: string; readonly role?: Role }[] = [
  { path: '/login' },
  { path: '/', role: 'receptionist' },
  { path: '/patients', role: 'receptionist' },
  { path: MARIA, role: 'receptionist' },
  { path: '/agenda', role: 'receptionist' },
  { path: '/schedules', role: 'receptionist' },
  { path: '/schedules/doc-nanez', role: 'admin' },
  { path: '/procedures', role: 'admin' },
  { path: `${MARIA}/odontogram`, role: 'dentist' },
  { path: `${MARIA}/records`, role: 'dentist' },
  { path: `${MARIA}/prescriptions`, role: 'dentist' },
  { path: '/billing/invoices', role: 'billing' },
  { path: '/billing/invoices/new', role: 'billing' },
  { path: '/billing/payments', role: 'billing' },
  { path: '/billing/patient-shares', role: 'billing' },
  { path: '/billing/export', role: 'billing' },
  { path: '/settings/staff', role: 'admin' },
  { path: '/settings/api-keys', role: 'admin' },
  { path: '/settings/audit', role: 'admin' },
  { path: '/settings/connection', role: 'admin' },
  { path: '/account', role: 'dentist' },
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
  for (const { path, role } of SCREENS) {
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
      name: `Lighthouse, ${id}: the least of ${SCREENS.length} screens (${path})`,
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
