import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser in miniature: an address, a numbered history, a person who answers. */
function browser({ path, place, stays }: { path: string; place: number; stays: boolean }) {
  const listeners: Record<string, (event: object) => void> = {};
  const addEventListener = (name: string, added: (event: object) => void) => {
    listeners[name] = added;
  };
  const at = new URL(path, 'https://clinic.example');
  const navigation = { currentEntry: { index: place }, addEventListener };
  const go = vi.fn();
  const confirm = vi.fn(() => !stays);
  vi.stubGlobal('location', at);
  vi.stubGlobal('history', { go });
  vi.stubGlobal('window', { confirm, navigation, addEventListener });

  function move(to: string, index: number): void {
    const from = { ...navigation.currentEntry };
    at.href = new URL(to, at).href;
    navigation.currentEntry.index = index;
    listeners['currententrychange']?.({ from });
  }
  return {
    go,
    confirm,
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
    const { confirm } = browser({ path: '/schedules/1', place: 3, stays: false });
    const { guardLeaving, isGuarded, mayLeavePage } = await import('./leave-guard');
    guardLeaving(() => 'Sure?');
    guardLeaving(() => 'Sure?');
    expect(mayLeavePage()).toBe(true);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Sure?');
    expect(isGuarded()).toBe(false);
  });

  it('is not asked about while nothing would be lost', async () => {
    const { confirm, traverse } = browser({ path: '/patients/new', place: 3, stays: true });
    const { mayLeave, watchHistory } = await import('./leave-guard');
    watchHistory();
    expect(mayLeave()).toBe(true);
    expect(traverse('/patients', 2)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Back', '/patients', 2, 1],
    ['Forward', '/', 4, -1],
  ])('is undone on %s when the person stays', async (_, to, index, back) => {
    const { confirm, go, traverse } = browser({ path: '/patients/new', place: 3, stays: true });
    const { guardLeaving, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving(() => 'Sure?');
    expect(traverse(to, index)).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Sure?');
    expect(go).toHaveBeenCalledExactlyOnceWith(back);
    expect(traverse('/patients/new', 3)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('goes on when the person gives up what was typed', async () => {
    const { confirm, go, traverse } = browser({ path: '/patients/new', place: 3, stays: false });
    const { guardLeaving, mayLeave, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving(() => 'Sure?');
    expect(traverse('/patients', 2)).toBe(true);
    expect(go).not.toHaveBeenCalled();
    // It is given up: whoever else takes part in leaving does not ask again.
    expect(mayLeave()).toBe(true);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('moves within the page without a question', async () => {
    const { confirm, traverse } = browser({ path: '/patients/new', place: 3, stays: true });
    const { guardLeaving, stopGuarding, isGuarded, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving(() => 'Sure?');
    expect(traverse('/patients/new#contact', 4)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    stopGuarding();
    expect(isGuarded()).toBe(false);
  });

  it('is asked about where the form is open in a part of the address', async () => {
    const { confirm, go, push, traverse } = browser({
      path: '/agenda?book=',
      place: 3,
      stays: true,
    });
    const { guardLeaving, mayGoTo, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving(
      () => 'Sure?',
      ({ searchParams }) => searchParams.has('book'),
    );
    push('/agenda?date=2026-11-24&book=');
    push('/agenda?date=2026-11-25&book=');
    expect(traverse('/agenda?date=2026-11-24&book=', 4)).toBe(true);
    expect(mayGoTo(new URL('https://clinic.example/agenda?view=list&book='))).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    // From wherever the form went meanwhile, and over as many steps.
    expect(traverse('/agenda', 2)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('what is on its way', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  it('is asked about where its page is left, and not where a form gives way to another', async () => {
    const { confirm } = browser({ path: '/patients/1/odontogram', place: 3, stays: true });
    const { guardPage, mayGoTo, mayLeave, mayLeavePage } = await import('./leave-guard');
    guardPage(() => 'Still saving');
    expect(mayLeave()).toBe(true);
    expect(mayGoTo(new URL('https://clinic.example/patients/1/odontogram?view=table'))).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    expect(mayGoTo(new URL('https://clinic.example/patients/1'))).toBe(false);
    expect(mayLeavePage()).toBe(false);
    expect(confirm).toHaveBeenCalledWith('Still saving');
  });

  it('is asked about beside what is typed, which outlives it', async () => {
    const { confirm } = browser({ path: '/patients/1/odontogram', place: 3, stays: false });
    const { guardLeaving, guardPage, isGuarded, mayLeave, mayLeavePage } = await import(
      './leave-guard'
    );
    guardLeaving(() => 'Typed');
    const settled = guardPage(() => 'Still saving');
    settled();
    expect(isGuarded()).toBe(true);
    expect(mayLeave()).toBe(true);
    expect(confirm.mock.calls).toEqual([['Typed']]);
    guardLeaving(() => 'Typed');
    guardPage(() => 'Still saving');
    expect(mayLeavePage()).toBe(true);
    expect(confirm.mock.calls).toEqual([['Typed'], ['Typed'], ['Still saving']]);
    expect(isGuarded()).toBe(false);
  });
});
