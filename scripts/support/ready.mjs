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
 * Why a child ended. One that could not start has said so on its error stream, and nothing else is
 * shown; of any other, of which a stack is the sign, it is how it ended and what it said last.
 * @param {import('./child.mjs').Child} child
 */
export async function epitaph(child) {
  const how = await child.ended;
  const reason = child.lastErrors().join('\n').trimEnd();
  if (how === 'exit code 1' && reason !== '' && !STACK.test(reason)) return reason;
  const words = child.lastLines();
  return `The ${child.name} ended by itself (${how}).${words === '' ? '' : ` It said last:\n${words}`}`;
}

/** A line of a stack, or how Node.js ends its account of an error that nobody caught. */
const STACK = /^ +at .+:\d+:\d+\)?$|^Node\.js v\d/m;
