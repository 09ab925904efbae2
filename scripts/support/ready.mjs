import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';

/**
 * Resolves when the child answers its readiness check with 200. A `Problem` when it ends first or the
 * deadline passes.
 * @param {import('./child.mjs').Child} child
 * @param {{ url: string, deadlineMs: number }} options
 */
export async function waitUntilReady(child, { url, deadlineMs }) {
  const deadline = Date.now() + deadlineMs;
  let last = 'no answer';
  while (Date.now() < deadline) {
    if (!child.isRunning()) throw new Problem(await epitaph(child));
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
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
 * How a child ended and what it said last.
 * @param {import('./child.mjs').Child} child
 */
export async function epitaph(child) {
  const how = await child.ended;
  const words = child.lastLines();
  return `The ${child.name} ended by itself (${how}).${words === '' ? '' : ` It said last:\n${words}`}`;
}
