/**
 * Shows another view of the page at hand, as a step that Back takes back. The page's own queries load
 * what changes; its server part does not come again.
 */
export function pushAddress(href: string): void {
  onceFollowed(() => window.history.pushState(null, '', href));
}

/** The same in the place of the view that is shown: nothing that Back should lead to. */
export function replaceAddress(href: string): void {
  onceFollowed(() => window.history.replaceState(null, '', href));
}

/**
 * The framework follows the history from its first effects on, by methods of its own in the place of
 * the browser's. The page already answers a moment before: whoever presses then would see the address
 * change and nothing else, so that what they asked for waits until it is followed.
 */
export function onceFollowed(change: () => void): void {
  if (window.history.pushState !== History.prototype.pushState) change();
  else setTimeout(() => onceFollowed(change));
}
