/** Whether the form is still there at an address of this site. */
export type IsHere = (address: URL) => boolean;

interface Guard {
  readonly question: string;
  readonly isHere: IsHere;
}

/** `null` while there is nothing to lose. One form at a time. */
let guard: Guard | null = null;

/** From now on `question` is asked before the person is taken to where the form is not. */
export function guardLeaving(question: string, isHere: IsHere = onThisPage()): void {
  guard = { question, isHere };
}

/** What was typed is saved, or given up. */
export function stopGuarding(): void {
  guard = null;
}

export function isGuarded(): boolean {
  return guard !== null;
}

/** Whether the person may be taken elsewhere: asks where something would be lost, and once. */
export function mayLeave(): boolean {
  if (guard === null) return true;
  if (!window.confirm(guard.question)) return false;
  stopGuarding();
  return true;
}

/** The same where it is known whereto: nothing is asked on the way to another view beside the form. */
export function mayGoTo(address: URL): boolean {
  return guard?.isHere(address) || mayLeave();
}

/**
 * Asks on Back and Forward too. By then the address has changed; where the person stays, the news is
 * kept from the router and the address put back. So this has to listen before the router does.
 */
export function watchHistory(): void {
  let isReturning = false;
  /** Where the last step in the history began, in browsers that number it. */
  let before: number | undefined;
  window.navigation?.addEventListener('currententrychange', ({ from }) => {
    before = from.index;
  });
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
    } else if (!mayGoTo(new URL(location.href))) {
      isReturning = true;
      event.stopImmediatePropagation();
      const now = window.navigation?.currentEntry?.index;
      // Browsers that do not number their history: Back it was, nearly always.
      history.go(before === undefined || now === undefined ? 1 : before - now);
    }
  });
}

/** Where nothing else is said a form is at one address, whatever part of it is jumped to. */
function onThisPage(): IsHere {
  const { pathname, search } = location;
  return (address) => address.pathname === pathname && address.search === search;
}
