import { type APIRequestContext, test as base, expect } from '@playwright/test';
import type { Role } from '@/lib/contract/roles';
import { isLocale } from '@/lib/i18n/locales';
import { aheadOf, setAhead } from '@/lib/testing/test-clock.mjs';
import { Api } from './api';
import type { FaultProxy } from './fault-proxy';
import { type SharedStack, sharedStack } from './shared-stack';
import { type Stack, type StackOptions, startStack } from './stack';
import { standstill } from './standstill';
import { type Watch, watch } from './watch';
import { type Words, wordsOf } from './words';

interface WorkerFixtures {
  /** Set with `test.use` for a clinic of one's own; the shared one otherwise. */
  readonly stackOptions: StackOptions | undefined;
  readonly started: Stack | undefined;
  /** The clinic a test runs against. */
  readonly stack: SharedStack;
  /** The clinic of one's own, to stop and start its service. Needs `stackOptions`. */
  readonly ownStack: Stack;
  /** Makes the service of the clinic of one's own fail; `heal` it after each test. */
  readonly faults: FaultProxy;
}

interface TestFixtures {
  readonly watched: Watch;
  /** Signs the context in as a demo account, without the sign-in page. */
  readonly signInAs: (role: Role) => Promise<void>;
  /** What the interface says in the language of the test. */
  readonly t: Words;
  /** A session of its own beside the page's, signed in as `role`; signed out without one. */
  readonly apiOf: (role?: Role) => Promise<Api>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackOptions: [undefined, { option: true, scope: 'worker' }],

  started: [
    async ({ stackOptions }, use) => {
      const stack = stackOptions && (await startStack(stackOptions));
      await use(stack);
      await stack?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  stack: [({ started }, use) => use(started ?? sharedStack()), { scope: 'worker' }],

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

  ownStack: [
    ({ started }, use) => {
      if (!started)
        throw new Error('Give this file a clinic of its own: test.use({ stackOptions }).');
      return use(started);
    },
    { scope: 'worker' },
  ],

  faults: [
    async ({ ownStack }, use) => {
      if (!ownStack.proxy) throw new Error('Ask for it: test.use({ stackOptions: EMPTY_CLINIC }).');
      await use(ownStack.proxy);
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

  apiOf: async ({ playwright, stack }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (role) => {
      const request = await playwright.request.newContext();
      opened.push(request);
      const api = new Api(request, stack.url);
      return role ? api.signIn(role) : api;
    });
    for (const request of opened) await request.dispose();
  },
});

export { expect };
