import type { Role } from '@/lib/contract/roles';
import { isLocale } from '@/lib/i18n/locales';
import { aheadOf, setAhead } from '@/lib/testing/test-clock.mjs';
import { Api } from './api';
import { expect, test as httpTest } from './http-fixtures';
import { standstill } from './standstill';
import { type Watch, watch } from './watch';
import { type Words, wordsOf } from './words';

interface TestFixtures {
  readonly watched: Watch;
  /** Signs the context in as a demo account, without the sign-in page. */
  readonly signInAs: (role: Role) => Promise<void>;
  /** What the interface says in the language of the test. */
  readonly t: Words;
}

export const test = httpTest.extend<TestFixtures>({
  // Every page shows the day of its clinic, also in a context that a test makes by itself.
  browser: [
    async ({ browser, stackOptions }, use) => {
      browser.on('context', (context) => {
        void context.addInitScript(setAhead, aheadOf(stackOptions?.env));
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ stack }, use) => use(stack.url),

  watched: [
    async ({ context, stack }, use, testInfo) => {
      const watching = watch(context, stack.url);
      await use(watching);
      if (testInfo.status !== testInfo.expectedStatus) {
        const asked = watching.unanswered();
        const body = [await standstill(context.pages()), ...asked].join('\n');
        await testInfo.attach('pages', { body, contentType: 'text/plain' });
      }
      expect(await watching.problems()).toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ context, stack }, use) => {
    await use(async (role) => {
      await new Api(context.request, stack.url).signIn(role);
    });
  },

  t: async ({ locale }, use) => {
    if (!isLocale(locale)) throw new Error(`The interface does not speak ${locale}.`);
    await use(wordsOf(locale));
  },
});

export { expect };
