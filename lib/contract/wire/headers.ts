/** The header under which a change is made once, however often it is asked for. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** Sent with a change and its key to ask what became of it. Nothing is sent to the clinic service. */
export const CHECK_ONLY = 'X-Check-Only';

/** The patient a change is about, where neither its path nor its body names one. */
export const ABOUT_PATIENT = 'X-About-Patient';

/** What it looks like, such as a UUID. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;

/** The header of a change that names the version it is to find. */
export const IF_MATCH = 'If-Match';

/** A version as `If-Match` and `ETag` carry it, without its quotes. Any other text is not sent. */
export const VERSION_PATTERN = /^[\w.:+/=-]{1,128}$/;

/**
 * Headers that name the person a change is made for, beside the key that makes it: an id, and a
 * name of at most 120 characters, percent-encoded. An extension: the published contract knows keys
 * alone.
 */
export const ACTING_USER = 'X-Acting-User';
export const ACTING_USER_NAME = 'X-Acting-User-Name';
export const LONGEST_ACTING_NAME = 120;

/** A correlation id that is harmless to repeat in a header, a log line and an audit row. */
export const CORRELATION_ID = /^[A-Za-z0-9_.-]{1,64}$/;
