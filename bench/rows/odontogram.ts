import type { Page } from '@playwright/test';
import type { Bench, Figure, Row } from '../figure';
import { chartFullMouth, type FullChart } from '../population/full-chart';
import { launchBrowser } from '../stack/browser';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';
import { percentile } from '../statistics';
import { beginWatching, type Edits, editsSoFar } from './watch-edits';

/** Times that the browser's processor is slower than this machine's. */
const SLOWER = 4;
const WARM_UP = 8;
/** Milliseconds: faster than anybody types. */
const BETWEEN_KEYS = 40;

/** Edits of a full chart on a slow machine: what each draws again, and when it is on the screen. */
export const odontogram: Row = { id: 'odontogram', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url, service } = await runClinic(bench);
  const chart = await chartFullMouth(service);
  const open = await launchBrowser(bench);
  const page = await open({ header: await signIn(url, 'dentist'), url });
  await page.goto(`${url}/patients/${chart.patientId}/odontogram`, { waitUntil: 'networkidle' });
  await page.locator(`[data-entry$="/${chart.inHand}"]`).last().click();
  await page.locator('[data-armed]').waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await beginWatching(page);

  bench.say('one edit at a time');
  const one = await chartOneByOne(page, chart);
  bench.say('edits in quick succession');
  const many = await chartQuickly(page, chart);

  const name = `odontogram, ${chart.findings} findings, processor ${SLOWER} times slower: `;
  return [
    {
      name: `${name}teeth that one edit draws again, its answer too`,
      unit: 'teeth',
      measured: Math.max(...one.teeth),
      bar: { at: 'most', value: 1 },
      detail: { edits: one.teeth.length },
    },
    paint(`${name}one edit, input to paint, p95`, one.ms),
    paint(`${name}edits one after the other, answers coming in, input to paint, p95`, many.ms),
  ];
}

function paint(name: string, ms: readonly number[]): Figure {
  return {
    name,
    unit: 'ms',
    measured: percentile(ms, 0.95),
    bar: { at: 'most', value: 50 },
    detail: {
      edits: ms.length,
      p50: `${percentile(ms, 0.5).toFixed(1)} ms`,
      slowest: `${Math.max(...ms).toFixed(1)} ms`,
    },
  };
}

/** Each waits for its answer, so that whatever the answer draws again is counted as well. */
async function chartOneByOne(page: Page, { keys, version }: FullChart): Promise<Edits> {
  const half = keys.slice(0, keys.length / 2);
  for (const [index, { fdi, letter }] of half.entries()) {
    await page.keyboard.type(`${fdi}${letter}`, { delay: BETWEEN_KEYS });
    await page
      .getByText(new RegExp(`\\b${version + index + 1}$`))
      .first()
      .waitFor();
  }
  const { ms, teeth } = await editsSoFar(page, half.length);
  return { ms: ms.slice(WARM_UP), teeth: teeth.slice(WARM_UP) };
}

/** Three keys to an edit without waiting: while one is answered, the next are pressed. */
async function chartQuickly(page: Page, { keys }: FullChart): Promise<Edits> {
  const half = keys.slice(keys.length / 2);
  for (const { fdi, letter } of half) {
    await page.keyboard.type(`${fdi}${letter}`, { delay: BETWEEN_KEYS });
  }
  return editsSoFar(page, half.length);
}
