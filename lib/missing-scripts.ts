/**
 * Takes a script out of the page once it is clear that it does not come. Whoever needs it later would
 * find it there, wait for news that were told long before, and leave the page a skeleton for ever; where
 * it is not there it is asked for anew, and its failure is a failure.
 */
export function forgetMissingScripts(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src !== '') target.remove();
    },
    // Such an event does not bubble.
    { capture: true },
  );
}
