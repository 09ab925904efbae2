import { type APIRequestContext, test as base, expect } from '@playwright/test';
import type { Role } from '@/lib/contract/roles';
import '@/lib/testing/test-clock.mjs';
import { Api } from './api';
import type { FaultProxy } from './fault-proxy';
import { type SharedStack, sharedStack } from './shared-stack';
import { type Stack, type StackOptions, startStack } from './stack';

export interface HttpWorkerFixtures {
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

export interface HttpFixtures {
  /** A session of its own, signed in as `role`; signed out without one. */
  readonly apiOf: (role?: Role) => Promise<Api>;
}

/** For specs that need no browser: none is started for them. */
export const test = base.extend<HttpFixtures, HttpWorkerFixtures>({
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
