/*
 * Loaded into the application before anything else. React aborts a controller at the end of each page,
 * with an error that nobody reads; until somebody does, V8 keeps the frames it was made in, and with
 * them the timer they ran in, its neighbours, and the pages those belong to. Under load one page that
 * is still held holds all after it (react/react#37288). Reading the stack lets go of the frames.
 */

const { abort } = AbortController.prototype;

/**
 * @this {AbortController}
 * @param {[reason?: any]} given
 */
function abortAndLetGo(...given) {
  abort.apply(this, given);
  const { reason } = this.signal;
  if (typeof reason === 'object') void reason?.stack;
}

Object.assign(AbortController.prototype, { abort: abortAndLetGo });
