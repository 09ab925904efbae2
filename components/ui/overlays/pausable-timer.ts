type Hold = 'pointer' | 'focus';

/** Runs something after a while, in which the time does not pass while anything holds it. */
export function pausableTimer(run: () => void) {
  const holds = new Set<Hold>();
  let handle: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  let since = 0;

  function tick(): void {
    since = performance.now();
    handle = setTimeout(stop, left, true);
  }

  /** Forgets what held it, too. */
  function stop(isOver = false): void {
    clearTimeout(handle);
    handle = undefined;
    holds.clear();
    if (isOver) run();
  }

  return {
    start(ms: number): void {
      stop();
      left = ms;
      tick();
    },
    stop: () => stop(),
    hold(by: Hold): void {
      holds.add(by);
      if (handle === undefined) return;
      clearTimeout(handle);
      handle = undefined;
      left -= performance.now() - since;
    },
    /** From where it was held. */
    goOn(by: Hold): void {
      if (holds.delete(by) && holds.size === 0) tick();
    },
  };
}
