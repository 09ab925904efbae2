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
/** Guards of forms that the person agreed to lose last, and that may still be there. */
const givenUp = new Set<Guard>();

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
  return () => {
    guards.delete(guard);
    givenUp.delete(guard);
  };
}

/** Whatever there was is given up. */
export function stopGuarding(): void {
  guards.clear();
}

/** When the person could not leave after all: what they agreed to lose is asked about again. */
export function guardAgain(): void {
  for (const guard of givenUp) guards.add(guard);
  givenUp.clear();
}

export function isGuarded(): boolean {
  return guards.size > 0;
}

type Asker = (question: string) => Promise<boolean>;

let asker: Asker | undefined;

/** Has questions shown by `ask`, until the returned function is called. */
export function askWith(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Whether the person leaves in spite of what `question` says. */
export async function ask(question: string): Promise<boolean> {
  return asker === undefined ? false : asker(question);
}

/**
 * Has a form give way to something else: `go` runs at once where nothing typed would be lost, and once
 * the person agrees where something would. Answers whether it ran at once.
 */
export function leave(go: () => void): boolean {
  return giveUp(({ isForm }) => isForm, go);
}

/** The same where it is known whereto: nothing is asked on the way to another view beside the form. */
export function goTo(address: URL, go: () => void): boolean {
  return giveUp(isLostAt(address), go);
}

/** Whether something would be lost on the way there. */
export function isLeaving(address: URL): boolean {
  return [...guards].some(isLostAt(address));
}

/** Whether the person may be taken to another page. */
export function mayLeavePage(): Promise<boolean> {
  return areGivenUp([...guards]);
}

function isLostAt(address: URL): (guard: Guard) => boolean {
  return ({ isHere }) => !isHere(address);
}

function giveUp(isLost: (guard: Guard) => boolean, go: () => void): boolean {
  const lost = [...guards].filter(isLost);
  if (lost.length === 0) {
    go();
    return true;
  }
  void areGivenUp(lost).then((isGivenUp) => isGivenUp && go());
  return false;
}

async function areGivenUp(lost: readonly Guard[]): Promise<boolean> {
  // Two forms of one page ask the same: it is asked once.
  for (const question of new Set(lost.map((guard) => guard.question()))) {
    if (!(await ask(question))) return false;
  }
  givenUp.clear();
  for (const guard of lost) {
    guards.delete(guard);
    givenUp.add(guard);
  }
  return true;
}

/**
 * Asks on Back and Forward too. By then the address has changed: the news is kept from the router, the
 * address is put back, and the step is taken again once the person agrees. So this has to listen before
 * the router does.
 */
export function watchHistory(): void {
  let returned: (() => void) | undefined;
  /** Where the last step in the history began, in browsers that number it. */
  let before: number | undefined;
  window.navigation?.addEventListener('currententrychange', ({ from }) => {
    before = from.index;
  });
  window.addEventListener('popstate', (event) => {
    if (returned !== undefined) {
      event.stopImmediatePropagation();
      returned();
      returned = undefined;
      return;
    }
    const address = new URL(location.href);
    if (!isLeaving(address)) return;
    event.stopImmediatePropagation();
    const now = window.navigation?.currentEntry?.index;
    // Browsers that do not number their history: Back it was, nearly always.
    const steps = before === undefined || now === undefined ? 1 : before - now;
    returned = () => goTo(address, () => history.go(-steps));
    history.go(steps);
  });
}

/** Where nothing else is said a form is at one address, whatever part of it is jumped to. */
function onThisPage(): IsHere {
  const { pathname, search } = location;
  return (address) => address.pathname === pathname && address.search === search;
}
