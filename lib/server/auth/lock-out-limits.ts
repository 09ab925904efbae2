import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';

/** What a clinic may set. */
export interface LockOutSettings {
  /** Wrong guesses before a lock. */
  readonly guesses: number;
  /** Of the first lock of a day; each further one lasts twice as long. */
  readonly firstLockMinutes: number;
}

/** Every number of the lock-out. */
export function lockOutLimits(
  { guesses, firstLockMinutes }: LockOutSettings = DEFAULT_SETTINGS.safety,
) {
  return {
    /** At one account: of a known device, of one network, of all unknown devices together. */
    guesses,
    /** Of the unknown devices of one network, over all accounts: wide enough for a staff's mistakes. */
    networkGuesses: 12 * guesses,
    /** Password checks a minute of all unknown devices together: protects the processor. */
    strangersAMinute: 120,
    /** Guesses are forgotten after this long without a lock. */
    windowSeconds: 15 * 60,
    firstLockSeconds: firstLockMinutes * 60,
    longestLockSeconds: 4 * 60 * 60,
    /** How long a device that signed in is known. */
    knownDeviceDays: 180,
  };
}

/** The accounts library counts wrong codes of a sign-in by itself. */
export const SECOND_FACTOR_GUESSES = 5;
export const SECOND_FACTOR_LOCK_S = 15 * 60;
