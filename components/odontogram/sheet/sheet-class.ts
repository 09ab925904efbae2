/** On a phone they stand below what they are about. */
export const SHEET_BESIDE = 'max-sm:hidden print:table-cell';
export const PLAN_CELL = 'px-2 py-1 align-top';
