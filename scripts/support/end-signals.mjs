const PARENT_CHECK_MS = 500;

/**
 * Calls back each time somebody wants this process to end: Ctrl-C, SIGTERM, a closed terminal. A
 * SIGTERM to npm ends the shell between npm and us and goes no further: there we notice its absence.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} handle
 */
export function onEndSignal(handle) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => handle(signal));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}
