/**
 * What the browser's own history says of where the person came from, so that nothing of it has to be
 * remembered here. Browsers that do not tell leave every answer undefined.
 */

/** The path opened from this page, when the person has just come back from there. */
export function pathComeBackFrom(): string | undefined {
  const { entries, at } = visited();
  return pathOf(entries[at + 1]);
}

/**
 * How many steps of the history, negative, lead back to where `list` opened the page at `path`: to
 * the list as it was left, whatever was searched there.
 */
export function stepsBackTo(list: string, path: string): number | undefined {
  const { entries, at } = visited();
  for (let index = at - 1; index >= 0; index -= 1) {
    if (pathOf(entries[index]) === list && pathOf(entries[index + 1]) === path) return index - at;
  }
  return undefined;
}

function visited() {
  const history = window.navigation;
  return { entries: history?.entries() ?? [], at: history?.currentEntry?.index ?? 0 };
}

/** Of a page loaded anew the browser keeps the addresses before it to itself. */
function pathOf(entry: NavigationHistoryEntry | undefined): string | undefined {
  return entry?.url ? new URL(entry.url).pathname : undefined;
}
