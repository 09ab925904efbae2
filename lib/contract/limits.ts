/** Longest search that is looked at; the rest is cut, so that a pasted page is no error. */
export const SEARCH_MAX_LENGTH = 200;

/** Page cap: published for patient shares, ours for every other list. */
export const MAX_PAGE = 10_000;
