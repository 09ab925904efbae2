/**
 * Bounds of an appointment apart from its schemas, so that a form in the browser has the same ones and
 * no schema of the wire.
 */

/** Characters. */
export const NOTES_MAX_LENGTH = 2_000;

/** Longer than any visit: what goes beyond is a slip in the date. */
export const LONGEST_HOURS = 12;
