export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 10 * 60 * 60_000;
/** How long the password counts as just given, for what a session alone may not do. */
export const JUST_SIGNED_IN_MS = 10 * 60_000;
/** A session in use is written at most this often. */
export const TOUCH_MS = 60_000;
/** How long another replica may not know that a session ended. Design: within a second. */
export const CACHE_MS = 900;
