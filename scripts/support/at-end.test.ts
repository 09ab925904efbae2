import { afterEach, expect, test, vi } from 'vitest';
import { atEnd } from './at-end.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([undefined, 'start'])(
  'a signal is for others again once there is nothing left to tidy up (npm: %s)',
  (npm) => {
    vi.stubEnv('npm_lifecycle_event', npm);
    const before = process.listenerCount('SIGINT');
    const forgets = [atEnd(() => undefined), atEnd(() => undefined)];
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    forgets[0]?.();
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    forgets[1]?.();
    expect(process.listenerCount('SIGINT')).toBe(before);
  },
);
