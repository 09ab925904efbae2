import type { CDPSession, Page } from '@playwright/test';
import { startStack } from '@/e2e/support/stack';
import { ensureBuild } from '@/scripts/support/build.mjs';
import { sparePort } from '@/scripts/support/ports.mjs';
import type { Bench, Figure, Row } from '../figure';
import { ratioOf } from '../load/throughput';
import { launchBrowser } from '../stack/browser';
import { metricOf } from '../stack/metric';
import { signIn } from '../stack/sign-in';
import { median } from '../statistics';

/** With the longest rail there is, and lists of links below it. */
const PATHS = ['/', '/patients', '/schedules', '/patients/pat-maria-perez', '/billing/invoices'];
const ROUNDS = 5;

/** What a page costs the application with what its links fetch ahead, beside the page alone. */
export const fullLoad: Row = { id: 'full-load', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  await ensureBuild();
  const metricsPort = await sparePort();
  bench.say('starting the demo clinic and the application');
  const { url, stop } = await startStack({ env: { METRICS_PORT: String(metricsPort) } });
  bench.after(stop);
  const open = await launchBrowser(bench);
  const page = await open({ header: await signIn(url, 'admin'), url });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const cpu = () => metricOf(metricsPort, 'process_cpu_seconds_total');

  let prefetches = 0;
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch'] !== undefined) prefetches += 1;
  });
  await load(page, url);
  const perLoad = prefetches / PATHS.length;

  const spent = async (isAlone: boolean) => {
    await block(devtools, isAlone);
    const before = await cpu();
    await load(page, url);
    return ((await cpu()) - before) * 1_000;
  };
  bench.say('loading pages');
  for (const isAlone of [true, false]) await spent(isAlone);
  const [whole, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each half comes first in every other round.
    for (const isAlone of [round % 2 === 0, round % 2 !== 0]) {
      (isAlone ? alone : whole).push(await spent(isAlone));
    }
  }
  return [
    {
      name: `CPU of the application for a full load, ${PATHS.length} pages: beside the pages alone`,
      unit: 'ms',
      measured: median(whole) / PATHS.length,
      reference: median(alone) / PATHS.length,
      ratio: ratioOf(whole, alone),
      bar: { at: 'most', value: 1.15 },
      detail: { 'prefetches for each load': perLoad, rounds: ROUNDS },
    },
  ];
}

/** Without prefetches nothing is asked of the router while nobody presses a link. */
function block(devtools: CDPSession, isAlone: boolean) {
  return devtools.send('Network.setBlockedURLs', { urls: isAlone ? ['*_rsc=*'] : [] });
}

async function load(page: Page, url: string): Promise<void> {
  for (const path of PATHS) await page.goto(url + path, { waitUntil: 'networkidle' });
}
