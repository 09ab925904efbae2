/** The header under which a change is made once, however often it is asked for. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** What it looks like, such as a UUID. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
