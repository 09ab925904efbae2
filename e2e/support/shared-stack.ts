import { keepFirstStarts } from './first-starts';
import { startStack } from './stack';

/** What a worker needs to know of the stack that most specs share. */
export interface SharedStack {
  readonly url: string;
  readonly serviceUrl: string;
  readonly logFile: string;
}

const VARIABLE = 'E2E_SHARED_STACK';

/** Playwright's global set-up. Returns its tear-down. */
export default async function start(): Promise<() => Promise<void>> {
  const removeFirstStarts = await keepFirstStarts(async (CLINIC_SEED, dataDir) => {
    const first = await startStack({ env: { CLINIC_SEED }, dataDir });
    await first.stop();
  });
  try {
    const stack = await startStack();
    const { url, serviceUrl, logFile } = stack;
    const shared: SharedStack = { url, serviceUrl, logFile };
    process.env[VARIABLE] = JSON.stringify(shared);
    return async () => {
      await stack.stop();
      removeFirstStarts();
    };
  } catch (error) {
    removeFirstStarts();
    throw error;
  }
}

/** The shared stack, from inside a worker. */
export function sharedStack(): SharedStack {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('There is no shared stack: run through Playwright.');
  const shared: SharedStack = JSON.parse(text);
  return shared;
}
