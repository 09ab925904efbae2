import type { Page } from '@playwright/test';

/** What is asked for there waits, as on a slow line, until the returned function is called. */
export async function holdRequests(
  page: Page,
  which: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
