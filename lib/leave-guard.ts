interface Guard {
  readonly question: string;
  /** Where the form is: its path, and its place in the history where the browser numbers it. */
  readonly path: string;
  readonly place: number | undefined;
}

/** `null` while there is nothing to lose. One form at a time. */
let guard: Guard | null = null;

const placeInHistory = () => window.navigation?.currentEntry?.index;

/** From now on `question` is asked before the person is taken elsewhere. */
export function guardLeaving(question: string): void {
  guard = { question, path: location.pathname, place: placeInHistory() };
}

/** What was typed is saved, or given up. */
export function stopGuarding(): void {
  guard = null;
}

export function isGuarded(): boolean {
  return guard !== null;
}

/** Whether the person may be taken elsewhere: asks where something would be lost. */
export function mayLeave(): boolean {
  return guard === null || window.confirm(guard.question);
}

/**
 * Asks on Back and Forward too. By then the address has changed; where the person stays, the news is
 * kept from the router and the address put back. So this has to listen before the router does.
 */
export function watchHistory(): void {
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (guard !== null && location.pathname !== guard.path && !mayLeave()) {
      isReturning = true;
      event.stopImmediatePropagation();
      const now = placeInHistory();
      // Browsers that do not number their history: Back it was, nearly always.
      history.go(guard.place === undefined || now === undefined ? 1 : guard.place - now);
    }
  });
}
