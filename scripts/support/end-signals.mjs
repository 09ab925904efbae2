const PARENT_CHECK_MS = 500;

/**
 * Calls back each time somebody wants this process to end: Ctrl-C, SIGTERM, a closed terminal. A
 * SIGTERM to npm ends the shell between npm and us and goes no further: there we notice its absence.
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} handle
 * @returns {() => void} calls back no more
 */
export function onEndSignal(handle) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, handle);
  const forget = () => {
    for (const signal of signals) process.off(signal, handle);
  };
  if (process.env.npm_lifecycle_event === undefined) return forget;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle('SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    forget();
  };
}
