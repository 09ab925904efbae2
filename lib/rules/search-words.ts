/**
 * From this many letters on, a word of a search is found anywhere: an index needs three in a row.
 * A shorter one is found, and marked, only where a word begins.
 */
export const INFIX_LENGTH = 3;
