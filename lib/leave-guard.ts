/** Whether the form is still there at an address of this site. */
export type IsHere = (address: URL) => boolean;

interface Guard {
  /** What is asked: of a form that was sent something else than of one that is typed in. */
  readonly question: () => string;
  readonly isHere: IsHere;
  /** A form that another may take the place of, on the same page. */
  readonly isForm: boolean;
}

/** Empty while there is nothing to lose. */
const guards = new Set<Guard>();

/** From now on `question` is asked before the person is taken to where the form is not. */
export function guardLeaving(question: () => string, isHere: IsHere = onThisPage()): () => void {
  return guarding({ question, isHere, isForm: true });
}

/** The same for what is on its way, whatever part of its page is looked at meanwhile. */
export function guardPage(question: () => string): () => void {
  const { pathname } = location;
  return guarding({ question, isHere: (address) => address.pathname === pathname, isForm: false });
}

function guarding(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** Whatever there was is given up. */
export function stopGuarding(): void {
  guards.clear();
}

export function isGuarded(): boolean {
  return guards.size > 0;
}

/** Whether a form may give way to something else: asks where what was typed would be lost, and once. */
export function mayLeave(): boolean {
  return mayGiveUp(({ isForm }) => isForm);
}

/** Whether the person may be taken to another page. */
export function mayLeavePage(): boolean {
  return mayGiveUp(() => true);
}

/** The same where it is known whereto: nothing is asked on the way to another view beside the form. */
export function mayGoTo(address: URL): boolean {
  return mayGiveUp(({ isHere }) => !isHere(address));
}

function mayGiveUp(isLost: (guard: Guard) => boolean): boolean {
  const lost = [...guards].filter(isLost);
  // Two forms of one page ask the same: it is asked once.
  const questions = new Set(lost.map(({ question }) => question()));
  if (![...questions].every((question) => window.confirm(question))) return false;
  for (const guard of lost) guards.delete(guard);
  return true;
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
