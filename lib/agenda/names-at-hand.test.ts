import { afterEach, expect, test, vi } from 'vitest';
import { ClinicError } from '@/lib/server/clinic/errors';
import { namesAtHand } from './names-at-hand.server';
import { readDirectory } from './shared/directory.server';

vi.mock('./shared/directory.server');

const NOBODY = { doctors: [], locations: [] };

afterEach(() => {
  vi.useRealTimers();
});

test('nobody waits for names that take long, and their failure after that is nobody’s', async () => {
  vi.useFakeTimers();
  let fail = (_: Error) => {};
  vi.mocked(readDirectory).mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const names = namesAtHand();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await names).toEqual(NOBODY);
  fail(new Error('later'));
});

test('a service that fails has no names to give; what is a bug is thrown', async () => {
  const lost = { operation: 'doctors.list', correlationId: '' };
  vi.mocked(readDirectory).mockRejectedValueOnce(new ClinicError(503, 'UNREACHABLE', lost));
  expect(await namesAtHand()).toEqual(NOBODY);
  vi.mocked(readDirectory).mockRejectedValueOnce(new TypeError());
  await expect(namesAtHand()).rejects.toThrow(TypeError);
});
