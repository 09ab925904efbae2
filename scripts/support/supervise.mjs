import { onEndSignal } from './end-signals.mjs';
import { Problem } from './problem.mjs';
import { epitaph } from './ready.mjs';

/**
 * Keeps children together until all have ended. What they print is passed on once they are ready;
 * of what they printed before, errors and warnings are, and the rest kept for the case that they fail.
 * @param {import('./child.mjs').Child[]} children in the order in which to stop them once they serve
 * @param {(ending: AbortSignal) => Promise<void>} ready rejects when they did not become ready; asks
 * no more once they are to end, which they would not while they still answer
 * @returns {Promise<number>} 0 once a signal asked for the end; a child that ends by itself is a `Problem`
 */
export async function supervise(children, ready) {
  const asked = askedToEnd(children);
  const died = Promise.race(children.map((child) => child.ended.then(() => child)));
  const ending = new AbortController();
  let serving = false;
  const started = ready(ending.signal).then(() => {
    serving = true;
    for (const child of children) {
      for (const line of [...child.lastErrors(), ...child.lastWarnings()]) console.error(line);
      child.follow((line) => console.log(line));
    }
    return /** @type {Promise<never>} */ (new Promise(() => undefined));
  });
  try {
    const dead = await Promise.race([asked, died, started]);
    if (dead === undefined) {
      // A database that is being made is not left half made, and that may take some seconds.
      if (!serving) console.log('Ending. A second Ctrl-C ends it at once.');
      return 0;
    }
    throw new Problem(await epitaph(dead));
  } finally {
    ending.abort();
    if (!serving) await Promise.all(children.map((child) => child.stop()));
    for (const child of children) await child.stop();
  }
}

/**
 * Resolves at the first request to end. A second one means that whoever asked has lost patience.
 * @param {import('./child.mjs').Child[]} children
 * @returns {Promise<undefined>}
 */
function askedToEnd(children) {
  return new Promise((resolve) => {
    let times = 0;
    onEndSignal(() => {
      times += 1;
      if (times > 1) for (const child of children) child.kill('SIGKILL');
      resolve(undefined);
    });
  });
}
