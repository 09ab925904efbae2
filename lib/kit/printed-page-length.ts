/** Characters of a printed page's address that are told; a longer search is cut there. */
export const PRINTED_PAGE_LENGTH = 500;
