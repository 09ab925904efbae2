import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { undrawn } from './undrawn';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no violation of WCAG 2.2 A and AA, nor of axe's own best practices, on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  // Axe passes over what is not drawn.
  expect(await undrawn(page), 'not drawn').toEqual([]);
  // Through the debugger, so that the content security policy of the page stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  const violations = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  );
  expect(violations).toEqual([]);
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** The same of one state on a desk in light colours, then on a telephone in dark ones. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);
}

/**
 * Half-way through a transition a colour is neither the one before nor the one after; a page that has
 * just come is given its title a moment later.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.title !== '' &&
      document
        .getAnimations()
        .every(
          (one) =>
            one.playState === 'finished' ||
            one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
  );
}
