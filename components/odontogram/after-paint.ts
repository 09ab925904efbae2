/** Milliseconds after which nothing is waited for: a tab that nobody looks at is not painted. */
const LONGEST = 100;

/**
 * When what has just been shown is on the screen, and nothing more urgent is to be done. Beginning a
 * call takes a slow machine a quarter of the time that it has for showing an edit.
 */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const anyway = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      // Not every browser tells when it has time.
      if (!('requestIdleCallback' in window)) setTimeout(done);
      else requestIdleCallback(() => done(), { timeout: LONGEST });
      clearTimeout(anyway);
    });
  });
}
