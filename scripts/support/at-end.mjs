import { constants } from 'node:os';
import { onEndSignal } from './end-signals.mjs';

/** @type {Set<() => Promise<void> | void>} */
const tasks = new Set();
/** @type {(() => void) | undefined} */
let stopListening;

/**
 * Has something tidied up should this process be asked to end before it is done. With nothing left
 * to tidy up, how to end is for others to say.
 * @param {() => Promise<void> | void} task
 * @returns {() => void} forgets the task
 */
export function atEnd(task) {
  stopListening ??= onEndSignal((signal) => void end(signal));
  tasks.add(task);
  return () => {
    tasks.delete(task);
    if (tasks.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function end(signal) {
  // The newest first: what was started last may need what was started before it.
  const pending = [...tasks].reverse();
  tasks.clear();
  for (const task of pending) await task();
  process.exit(128 + constants.signals[signal]);
}
