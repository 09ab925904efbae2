import { constants } from 'node:os';

/** @type {Set<() => Promise<void> | void>} */
const tasks = new Set();
let listening = false;

/**
 * Has something tidied up should this process be asked to end before it is done.
 * @param {() => Promise<void> | void} task
 * @returns {() => void} forgets the task
 */
export function atEnd(task) {
  if (!listening) {
    listening = true;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => void end(signal));
    }
  }
  tasks.add(task);
  return () => tasks.delete(task);
}

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function end(signal) {
  // The newest first: what was started last may need what was started before it.
  for (const task of [...tasks].reverse()) await task();
  process.exit(128 + constants.signals[signal]);
}
