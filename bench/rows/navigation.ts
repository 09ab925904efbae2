import type { Page } from '@playwright/test';
import type { Bench, Figure, Row } from '../figure';
import { launchBrowser } from '../stack/browser';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';
import { median, percentile } from '../statistics';

/** Patients that are opened one after the other, each from another page of the list. */
const PATIENTS = 15;
const BAR_MS = 50;

const tab = (part: string) => `[data-part="${part}"] a`;
const STEPS = [
  { name: 'a patient', press: 'a[data-row]', part: 'summary' },
  { name: 'their odontogram', press: tab('odontogram'), part: 'odontogram' },
  { name: 'their records', press: tab('records'), part: 'records' },
  { name: 'their billing', press: tab('billing'), part: 'billing' },
] as const;

interface Times {
  /** Milliseconds from the request to the last byte of its answer. */
  readonly answered: number;
  /** From there to the frame that shows the page. */
  readonly painted: number;
}

/** From the last byte of a page's answer to the page on the screen, as one goes through a record. */
export const navigation: Row = { id: 'navigation', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url } = await runClinic(bench);
  const open = await launchBrowser(bench);
  const page = await open({ header: await signIn(url, 'admin'), url });
  bench.say('opening patients');
  const first = await openPatient(page, url, 1);
  const rest: (readonly Times[])[] = [];
  for (let turn = 0; turn < PATIENTS; turn += 1) rest.push(await openPatient(page, url, turn + 2));
  return STEPS.map(({ name }, index) => {
    const times = rest.flatMap((steps) => steps[index] ?? []);
    const painted = times.map((time) => time.painted);
    return {
      name: `going to ${name}: last byte of the answer to the screen, p50`,
      unit: 'ms',
      measured: median(painted),
      bar: { at: 'most', value: BAR_MS },
      detail: {
        p90: `${percentile(painted, 0.9).toFixed(0)} ms`,
        'the answer itself, p50': `${median(times.map(({ answered }) => answered)).toFixed(0)} ms`,
        'the first time, its script read too': `${first[index]?.painted.toFixed(0)} ms`,
        times: painted.length,
      },
    };
  });
}

async function openPatient(page: Page, url: string, listed: number): Promise<readonly Times[]> {
  await page.goto(`${url}/patients?page=${listed}`, { waitUntil: 'networkidle' });
  const times: Times[] = [];
  for (const { press, part } of STEPS) {
    times.push(await go(page, press, `${tab(part)}[aria-current="page"]`));
    // What the page asks for by itself is not in the way of the next.
    await page.waitForLoadState('networkidle');
  }
  return times;
}

/** Presses the link; the times of the answer that comes and of the page that holds `shown`. */
async function go(page: Page, press: string, shown: string): Promise<Times> {
  const link = page.locator(press).first();
  const path = await link.getAttribute('href');
  await page.evaluate(() => performance.clearResourceTimings());
  const painting = page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    // A task that is posted within a frame runs once the frame is painted.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    return performance.now();
  }, shown);
  await link.click();
  const painted = await painting;
  const answer = await page.waitForFunction((pathname) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => {
      const address = new URL(name);
      return address.pathname === pathname && address.searchParams.has('_rsc');
    });
    return entry && { asked: entry.startTime, ended: entry.startTime + entry.duration };
  }, path);
  const { asked, ended } = await answer.evaluate((value) => value || { asked: NaN, ended: NaN });
  return { answered: ended - asked, painted: painted - ended };
}
