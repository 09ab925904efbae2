import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';

/**
 * Resolves when the child answers its readiness check with 200. A `Problem` when it ends first, the
 * deadline passes or nobody wants to know any more.
 * @param {import('./child.mjs').Child} child
 * @param {{ url: string, deadlineMs: number, ending?: AbortSignal }} options
 */
export async function waitUntilReady(
  child,
  { url, deadlineMs, ending = new AbortController().signal },
) {
  const deadline = Date.now() + deadlineMs;
  let last = 'no answer';
  while (Date.now() < deadline && !ending.aborted) {
    if (!child.isRunning()) throw new Problem(await epitaph(child));
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([AbortSignal.timeout(5_000), ending]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await Promise.race([pause(50), child.ended]);
  }
  throw new Problem(
    `The ${child.name} was not ready after ${deadlineMs / 1000} s (${last}). It said last:\n${child.lastLines()}`,
  );
}

/**
 * Why a child ended. One that could not start has said so in one line on its error stream; of any
 * other it is how it ended and what it said last.
 * @param {import('./child.mjs').Child} child
 */
export async function epitaph(child) {
  const how = await child.ended;
  const [reason, ...more] = child.lastErrors();
  if (how === 'exit code 1' && reason !== undefined && more.length === 0) return reason;
  const words = child.lastLines();
  return `The ${child.name} ended by itself (${how}).${words === '' ? '' : ` It said last:\n${words}`}`;
}
