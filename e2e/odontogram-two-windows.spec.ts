import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Api } from './support/api';
import { expect, test } from './support/fixtures';
import {
  cellOf,
  chartAtService,
  chartedPatient,
  labelsAtService,
  openChart,
  placesAtService,
  saysOf,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { type Watch, watch } from './support/watch';

test.use({ locale: 'es-CO' });

/** Teeth that both dentists work on, and the letters that each of them presses on every one. */
const TEETH = [14, 15, 16, 44, 45, 46];
const FIRST = { finding: 'caries', letters: 'om', surfaces: ['occlusal', 'mesial'] } as const;
const SECOND = { finding: 'resina', letters: 'dv', surfaces: ['distal', 'vestibular'] } as const;
type Dentist = typeof FIRST | typeof SECOND;

/** Another dentist's window, watched as the first is. */
async function otherWindow(browser: Browser, url: string) {
  const context: BrowserContext = await browser.newContext({ baseURL: url, locale: 'es-CO' });
  await new Api(context.request, url).signIn('dentist');
  const watched: Watch = watch(context, url);
  return { page: await context.newPage(), watched, close: () => context.close() };
}

async function begin(page: Page, id: string, { finding }: Dentist): Promise<void> {
  await openChart(page, id);
  await takeInHand(page, finding);
  await expect(page.locator('.odontogram-grid [data-tooth]:focus')).toHaveCount(1);
}

/** Without waiting for anything, as fast as keys can be pressed. */
async function chart(page: Page, { letters }: Dentist): Promise<void> {
  for (const fdi of TEETH) await page.keyboard.type(`${fdi}${letters}`);
}

const placesOf = ({ finding, surfaces }: Dentist) =>
  TEETH.flatMap((fdi) => surfaces.map((surface) => `${fdi} ${surface} ${finding}`));

test('two dentists chart twelve surfaces each at once on the same teeth: nothing is lost', async ({
  page,
  browser,
  stack,
  signInAs,
  watched,
}) => {
  // One of two who are as fast as each other is told the version of the other, and sends again.
  watched.allow(/status of 409/);
  await signInAs('dentist');
  const id = await chartedPatient(stack);
  const before = await serviceChart(stack, id);
  const labelOf = await labelsAtService(stack, 'es-CO');
  const other = await otherWindow(browser, stack.url);
  other.watched.allow(/status of 409/);
  try {
    await Promise.all([begin(page, id, FIRST), begin(other.page, id, SECOND)]);
    await Promise.all([chart(page, FIRST), chart(other.page, SECOND)]);
    const wanted = [...placesOf(FIRST), ...placesOf(SECOND)].sort();
    await expect.poll(() => placesAtService(stack, id), { timeout: 30_000 }).toEqual(wanted);
    // Each surface was charted by one change, and by one alone.
    expect((await serviceChart(stack, id)).version).toBe(before.version + wanted.length);
    for (const window of [page, other.page]) {
      await expect(window.getByRole('dialog')).toHaveCount(0);
      for (const fdi of TEETH) {
        await saysOf(window, fdi).toContain(String(fdi));
        for (const { finding, surfaces } of [FIRST, SECOND]) {
          const each = new RegExp(`(?:${labelOf(finding)}.*){${surfaces.length}}`);
          await saysOf(window, fdi).toMatch(each);
        }
      }
    }
    expect(await other.watched.problems()).toEqual([]);
  } finally {
    await other.close();
  }
});

test('what a colleague charts here, or with another program, is seen without a touch', async ({
  page,
  stack,
  signInAs,
  apiOf,
  t,
}) => {
  await signInAs('dentist');
  const id = await chartedPatient(stack);
  const labelOf = await labelsAtService(stack, 'es-CO');
  const colleague = await apiOf('dentist');
  await openChart(page, id);
  const path = `/api/clinic/patients/${id}/odontogram/findings`;
  const caries = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' };
  expect((await colleague.send('POST', path, caries)).ok()).toBe(true);
  const caption = new RegExp(labelOf('caries'));
  await expect(cellOf(page, 36)).toHaveAttribute('aria-label', caption, { timeout: 2_000 });
  const changes = `${labelOf('caries')} en 36 · Oclusal`;
  const told = t('odontogram.news.colleague', { count: 1, changes, more: 0 });
  await expect(page.getByText(told)).toBeVisible();
  await chartAtService(stack, id, { ...caries, toothFdi: 46, catalogFindingId: 'resina' });
  await expect(cellOf(page, 46)).toHaveAttribute('aria-label', new RegExp(labelOf('resina')), {
    timeout: 3_000,
  });
});
