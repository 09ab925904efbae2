/** The header under which a change is made once, however often it is asked for. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Sent with a change and its key to ask what became of it. Nothing is sent to the clinic service. */
export const CHECK_ONLY = 'X-Check-Only';

/** The patient a change is about, where neither its path nor its body names one. */
export const ABOUT_PATIENT = 'X-About-Patient';

/** What it looks like, such as a UUID. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;
