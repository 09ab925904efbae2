import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The guard, which asks in the browser in miniature. */
async function guarded({ asks }: { asks: (question: string) => Promise<boolean> }) {
  const guard = await import('./leave-guard');
  guard.askWith(asks);
  return guard;
}

/** A browser in miniature: an address, a numbered history, a person who answers. */
function browser({ path, place, stays }: { path: string; place: number; stays: boolean }) {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (name: string, added: (event: object) => void) => {
    listeners[name] = added;
  };
  const at = new URL(path, 'https://clinic.example');
  const navigation = { currentEntry: { index: place }, addEventListener };
  const go = vi.fn();
  const asks = vi.fn(async (_: string) => !stays);
  vi.stubGlobal('location', at);
  vi.stubGlobal('history', { go });
  vi.stubGlobal('window', { navigation, addEventListener });

  function move(to: string, index: number): void {
    const from = { ...navigation.currentEntry };
    at.href = new URL(to, at).href;
    navigation.currentEntry.index = index;
    listeners['currententrychange']?.({ from });
  }
  return {
    go,
    asks,
    /** Another view of the page, as the page itself goes there. */
    push: (to: string) => move(to, navigation.currentEntry.index + 1),
    /** Whether the router hears of it. */
    traverse(to: string, index: number): boolean {
      move(to, index);
      const event = new Event('popstate');
      const stop = vi.spyOn(event, 'stopImmediatePropagation');
      listeners['popstate']?.(event);
      return stop.mock.calls.length === 0;
    },
  };
}

describe('leaving a form', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  it('is asked about once, of whatever forms of the page', async () => {
    const page = browser({ path: '/schedules/1', place: 3, stays: false });
    const { guardLeaving, isGuarded, mayLeavePage } = await guarded(page);
    guardLeaving(() => 'Sure?');
    guardLeaving(() => 'Sure?');
    expect(await mayLeavePage()).toBe(true);
    expect(page.asks).toHaveBeenCalledExactlyOnceWith('Sure?');
    expect(isGuarded()).toBe(false);
  });

  it('is not asked about while nothing would be lost', async () => {
    const page = browser({ path: '/patients/new', place: 3, stays: true });
    const { leave, watchHistory } = await guarded(page);
    watchHistory();
    const go = vi.fn();
    expect(leave(go)).toBe(true);
    expect(go).toHaveBeenCalledOnce();
    expect(page.traverse('/patients', 2)).toBe(true);
    expect(page.asks).not.toHaveBeenCalled();
  });

  it('waits for the answer, and is not done where the person stays', async () => {
    const page = browser({ path: '/patients/new', place: 3, stays: true });
    const { guardLeaving, isGuarded, leave } = await guarded(page);
    guardLeaving(() => 'Sure?');
    const go = vi.fn();
    expect(leave(go)).toBe(false);
    await vi.waitFor(() => expect(page.asks).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(go).not.toHaveBeenCalled();
    expect(isGuarded()).toBe(true);
  });

  it('is refused where nobody can be asked', async () => {
    browser({ path: '/patients/new', place: 3, stays: false });
    const { guardLeaving, mayLeavePage } = await import('./leave-guard');
    guardLeaving(() => 'Sure?');
    expect(await mayLeavePage()).toBe(false);
  });

  it.each([
    ['Back', '/patients', 2, 1],
    ['Forward', '/', 4, -1],
  ])(
    'is undone on %s before the person is asked, and stays so when they stay',
    async (_, to, index, back) => {
      const page = browser({ path: '/patients/new', place: 3, stays: true });
      const { guardLeaving, watchHistory } = await guarded(page);
      watchHistory();
      guardLeaving(() => 'Sure?');
      expect(page.traverse(to, index)).toBe(false);
      expect(page.go).toHaveBeenCalledExactlyOnceWith(back);
      expect(page.asks).not.toHaveBeenCalled();
      expect(page.traverse('/patients/new', 3)).toBe(false);
      await vi.waitFor(() => expect(page.asks).toHaveBeenCalledExactlyOnceWith('Sure?'));
      expect(page.go).toHaveBeenCalledOnce();
      // The next step is asked about as the first was.
      expect(page.traverse(to, index)).toBe(false);
      expect(page.go).toHaveBeenCalledTimes(2);
    },
  );

  it('takes the step again when the person gives up what was typed', async () => {
    const page = browser({ path: '/patients/new', place: 3, stays: false });
    const { guardLeaving, leave, watchHistory } = await guarded(page);
    watchHistory();
    guardLeaving(() => 'Sure?');
    expect(page.traverse('/patients', 2)).toBe(false);
    expect(page.traverse('/patients/new', 3)).toBe(false);
    await vi.waitFor(() => expect(page.go.mock.calls).toEqual([[1], [-1]]));
    expect(page.traverse('/patients', 2)).toBe(true);
    // It is given up: whoever else takes part in leaving does not ask again.
    expect(leave(() => undefined)).toBe(true);
    expect(page.asks).toHaveBeenCalledOnce();
  });

  it('moves within the page without a question', async () => {
    const page = browser({ path: '/patients/new', place: 3, stays: true });
    const { guardLeaving, stopGuarding, isGuarded, watchHistory } = await guarded(page);
    watchHistory();
    guardLeaving(() => 'Sure?');
    expect(page.traverse('/patients/new#contact', 4)).toBe(true);
    expect(page.asks).not.toHaveBeenCalled();
    stopGuarding();
    expect(isGuarded()).toBe(false);
  });

  it('is asked about where the form is open in a part of the address', async () => {
    const page = browser({ path: '/agenda?book=', place: 3, stays: true });
    const { guardLeaving, goTo, watchHistory } = await guarded(page);
    watchHistory();
    guardLeaving(
      () => 'Sure?',
      ({ searchParams }) => searchParams.has('book'),
    );
    page.push('/agenda?date=2026-11-24&book=');
    page.push('/agenda?date=2026-11-25&book=');
    expect(page.traverse('/agenda?date=2026-11-24&book=', 4)).toBe(true);
    const list = new URL('https://clinic.example/agenda?view=list&book=');
    expect(goTo(list, () => undefined)).toBe(true);
    expect(page.asks).not.toHaveBeenCalled();
    // From wherever the form went meanwhile, and over as many steps.
    expect(page.traverse('/agenda', 2)).toBe(false);
    expect(page.go).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('what is on its way', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  it('is asked about where its page is left, and not where a form gives way to another', async () => {
    const page = browser({ path: '/patients/1/odontogram', place: 3, stays: true });
    const { goTo, guardPage, leave, mayLeavePage } = await guarded(page);
    guardPage(() => 'Still saving');
    const go = vi.fn();
    expect(leave(go)).toBe(true);
    const table = new URL('https://clinic.example/patients/1/odontogram?view=table');
    expect(goTo(table, go)).toBe(true);
    expect(page.asks).not.toHaveBeenCalled();
    expect(goTo(new URL('https://clinic.example/patients/1'), go)).toBe(false);
    expect(await mayLeavePage()).toBe(false);
    expect(page.asks).toHaveBeenCalledWith('Still saving');
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('is asked about beside what is typed, which outlives it', async () => {
    const page = browser({ path: '/patients/1/odontogram', place: 3, stays: false });
    const { guardLeaving, guardPage, isGuarded, leave, mayLeavePage } = await guarded(page);
    guardLeaving(() => 'Typed');
    const settled = guardPage(() => 'Still saving');
    settled();
    expect(isGuarded()).toBe(true);
    const go = vi.fn();
    leave(go);
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce());
    expect(page.asks.mock.calls).toEqual([['Typed']]);
    guardLeaving(() => 'Typed');
    guardPage(() => 'Still saving');
    expect(await mayLeavePage()).toBe(true);
    expect(page.asks.mock.calls).toEqual([['Typed'], ['Typed'], ['Still saving']]);
    expect(isGuarded()).toBe(false);
  });
});
