/** Longest search that is looked at; the rest is cut, so that a pasted page is no error. */
export const SEARCH_MAX_LENGTH = 200;

/** Page cap: published for patient shares, ours for every other list. */
export const MAX_PAGE = 10_000;

/** Twelve digits, whole pesos; sums of amounts this size stay exact. */
export const MAX_PESOS = 999_999_999_999;

/** Whole, of a bill's line or of a plan's item. */
export const MAX_QUANTITY = 9_999;

/**
 * What a person may type: no control characters but tab and line breaks, and no half of a character
 * (a lone surrogate), which no database keeps as it came.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
export const PRINTABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u;

/**
 * The same in one line: no tab or line break either, and nothing that turns the direction of what is
 * written after it, which would show another text than the one that is kept.
 */
export const SINGLE_LINE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;

/** Empty, or with something in it to read: a name of spaces without width shows nobody. */
export const READABLE = /^$|[\p{L}\p{N}]/u;
