import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWhileShown } from './open-while-shown';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: FakeSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  /** As the browser does, of a stream that is still open. */
  tell(event: string, data: unknown): void {
    if (this.readyState === FakeSource.CLOSED) throw new Error('Nobody listens any more.');
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const isOpen = (source: FakeSource | undefined) => source?.readyState === 1;
const latest = () => FakeSource.all.at(-1);

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const focused = new EventTarget();

function show(visibilityState: 'visible' | 'hidden') {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', focused);
  tab.visibilityState = 'visible';
  FakeSource.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Events {
  readonly version: { readonly version: number };
}

function listen() {
  const heard: string[] = [];
  const stop = openWhileShown<Events>({
    url: () => `/stream?have=${heard.length}`,
    on: { version: ({ version }) => heard.push(`version ${version}`) },
    onOpen: () => heard.push('open'),
    onBreak: () => heard.push('break'),
    onHide: () => heard.push('hide'),
  });
  return { heard, stop };
}

test('a hidden tab closes its stream, and opens it on show with what is known by then', () => {
  const { heard, stop } = listen();
  latest()?.tell('version', { version: 4 });
  show('hidden');
  expect(isOpen(latest())).toBe(false);
  focused.dispatchEvent(new Event('focus'));
  expect(FakeSource.all).toHaveLength(1);
  show('visible');
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/stream?have=0', '/stream?have=2']);
  expect(heard).toEqual(['version 4', 'hide']);
  stop();
});

test('a tab that is hidden from the beginning opens nothing until it is shown', () => {
  tab.visibilityState = 'hidden';
  const { stop } = listen();
  expect(FakeSource.all).toHaveLength(0);
  show('visible');
  expect(isOpen(latest())).toBe(true);
  stop();
  expect(isOpen(latest())).toBe(false);
});

test.each([
  [
    'its tab is shown again',
    () => {
      show('hidden');
      show('visible');
    },
  ],
  ['its window is looked at', () => focused.dispatchEvent(new Event('focus'))],
])('a stream that was replaced says so and is opened again once %s', (_, comeBack) => {
  const { heard, stop } = listen();
  latest()?.tell('replaced', {});
  expect(isOpen(latest())).toBe(false);
  expect(heard).toEqual(['break']);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.all).toHaveLength(1);
  comeBack();
  expect(FakeSource.all).toHaveLength(2);
  expect(isOpen(latest())).toBe(true);
  stop();
});

test('a stream that was refused is asked for again a moment later, unless nobody listens', () => {
  const { heard, stop } = listen();
  latest()?.refuse();
  expect(heard).toEqual(['break']);
  vi.advanceTimersByTime(5_000);
  expect(FakeSource.all).toHaveLength(2);
  latest()?.refuse();
  stop();
  vi.advanceTimersByTime(60_000);
  show('visible');
  focused.dispatchEvent(new Event('focus'));
  expect(FakeSource.all).toHaveLength(2);
});

test('a line that has died without a word is broken, and tried again', () => {
  const { heard, stop } = listen();
  for (let beat = 0; beat < 10; beat += 1) {
    vi.advanceTimersByTime(15_000);
    latest()?.tell('alive', {});
  }
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(40_000);
  expect(heard).toEqual(['break']);
  expect(isOpen(latest())).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(FakeSource.all).toHaveLength(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['break']);
});
