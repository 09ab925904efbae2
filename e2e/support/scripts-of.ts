import type { Page, Route } from '@playwright/test';

/**
 * The scripts of a page: they come, until `meet` is given something else to do with what is asked
 * for. To be called before the page is opened: a route that is added to a page at work may let the
 * next of its requests through.
 */
export async function scriptsOf(page: Page): Promise<{ meet: (route: Route) => Promise<void> }> {
  const scripts = { meet: (route: Route) => route.continue() };
  await page.route('**/_next/static/chunks/*.js', (route) => scripts.meet(route));
  return scripts;
}
