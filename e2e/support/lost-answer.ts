import type { Page } from '@playwright/test';

/** The next change that is sent there is made, and its answer never comes. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/clinic${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** The next change that is sent there does not reach the service, and our server says so. */
export async function answerUnavailable(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/clinic${path}`,
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'UNAVAILABLE' }),
      }),
    { times: 1 },
  );
}
