/** A correlation id that is harmless to repeat in a header, a log line and an audit row. */
export const CORRELATION_ID = /^[A-Za-z0-9_.-]{1,64}$/;
