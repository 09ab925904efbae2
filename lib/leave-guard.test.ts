import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser in miniature: an address, a numbered history, a person who answers. */
function browser({ path, place, stays }: { path: string; place: number; stays: boolean }) {
  let listener: (event: Event) => void = () => {};
  const at = { pathname: path };
  const navigation = { currentEntry: { index: place } };
  const go = vi.fn();
  const confirm = vi.fn(() => !stays);
  vi.stubGlobal('location', at);
  vi.stubGlobal('history', { go });
  vi.stubGlobal('window', {
    confirm,
    navigation,
    addEventListener: (_: string, added: (event: Event) => void) => {
      listener = added;
    },
  });
  return {
    go,
    confirm,
    /** Whether the router hears of it. */
    traverse(to: string, index: number): boolean {
      at.pathname = to;
      navigation.currentEntry.index = index;
      const event = new Event('popstate');
      const stop = vi.spyOn(event, 'stopImmediatePropagation');
      listener(event);
      return stop.mock.calls.length === 0;
    },
  };
}

describe('leaving a form', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllGlobals();
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
    guardLeaving('Sure?');
    expect(traverse(to, index)).toBe(false);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Sure?');
    expect(go).toHaveBeenCalledExactlyOnceWith(back);
    expect(traverse('/patients/new', 3)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('goes on when the person gives up what was typed', async () => {
    const { go, traverse } = browser({ path: '/patients/new', place: 3, stays: false });
    const { guardLeaving, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving('Sure?');
    expect(traverse('/patients', 2)).toBe(true);
    expect(go).not.toHaveBeenCalled();
  });

  it('moves within the page without a question', async () => {
    const { confirm, traverse } = browser({ path: '/patients/new', place: 3, stays: true });
    const { guardLeaving, stopGuarding, isGuarded, watchHistory } = await import('./leave-guard');
    watchHistory();
    guardLeaving('Sure?');
    expect(traverse('/patients/new', 4)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    stopGuarding();
    expect(isGuarded()).toBe(false);
  });
});
