import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: what lived this long did not die of how it started. */
const LONG_LIFE = 60_000;
/** Milliseconds before each new start, by how often in a row it died young; then it is given up. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000];

/**
 * @typedef {object} Keeping
 * @property {number} [longLife]
 * @property {readonly number[]} [pauses]
 * @property {(sentence: string) => void} [say]
 */

/**
 * A child that, from `keepUp` on, is started again when it ends by itself. As a child it has ended
 * when it was stopped, ended before `keepUp`, or died young once too often.
 * @param {() => import('./child.mjs').Child} start
 * @param {Keeping} [keeping]
 * @returns {import('./child.mjs').Child & { keepUp: () => void }}
 */
export function keptChild(
  start,
  { longLife = LONG_LIFE, pauses = PAUSES, say = console.error } = {},
) {
  const stopped = new AbortController();
  /** @type {((line: string) => void)[]} */
  const followers = [];
  let child = start();
  let kept = false;
  let running = true;

  /** @returns {Promise<string>} how it ended for good */
  async function lives() {
    let deaths = 0;
    for (;;) {
      const began = performance.now();
      const how = await child.ended;
      deaths = performance.now() - began < longLife ? deaths + 1 : 1;
      const rest = pauses[deaths - 1];
      if (!kept || rest === undefined || stopped.signal.aborted) return how;
      say(`The ${child.name} ended by itself (${how}). It is started again in ${rest / 1000} s.`);
      await pause(rest, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return how;
      child = start();
      for (const handle of followers) child.follow(handle);
    }
  }

  const ended = lives().finally(() => {
    running = false;
  });
  return {
    name: child.name,
    ended,
    isRunning: () => running,
    lastLines: () => child.lastLines(),
    lastErrors: () => child.lastErrors(),
    lastWarnings: () => child.lastWarnings(),
    follow(handle) {
      followers.push(handle);
      child.follow(handle);
    },
    kill: (signal) => child.kill(signal),
    async stop() {
      stopped.abort();
      await child.stop();
      await ended;
    },
    keepUp() {
      kept = true;
    },
  };
}
