import { test as base, expect } from '@playwright/test';
import type { Role } from '@/lib/rules/roles';
import { type SharedStack, sharedStack } from './shared-stack';
import { type Stack, type StackOptions, startStack } from './stack';
import { type Watch, watch } from './watch';

interface WorkerFixtures {
  /** Set with `test.use` for a clinic of one's own; the shared one otherwise. */
  readonly stackOptions: StackOptions | undefined;
  readonly started: Stack | undefined;
  /** The clinic a test runs against. */
  readonly stack: SharedStack;
  /** The clinic of one's own, to stop and start its service. Needs `stackOptions`. */
  readonly ownStack: Stack;
}

interface TestFixtures {
  readonly watched: Watch;
  /** Signs the context in as a demo account, without the sign-in page. */
  readonly signInAs: (role: Role) => Promise<void>;
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

  ownStack: [
    ({ started }, use) => {
      if (!started)
        throw new Error('Give this file a clinic of its own: test.use({ stackOptions }).');
      return use(started);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ stack }, use) => use(stack.url),

  watched: [
    async ({ context, stack }, use) => {
      const watching = watch(context, stack.url);
      await use(watching);
      expect(await watching.problems()).toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ context, stack }, use) => {
    await use(async (role) => {
      const response = await context.request.post(`${stack.url}/api/auth/demo`, {
        data: { role },
        headers: { origin: stack.url, 'x-requested-with': 'clinic-admin' },
      });
      expect(response.status(), await response.text()).toBeLessThan(300);
    });
  },
});

export { expect };
