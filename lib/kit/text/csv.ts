export type CellSeparator = ',' | ';';

/** What a spreadsheet expects between cells: a semicolon where the language writes decimals with a comma. */
export function separatorOf(locale: string): CellSeparator {
  return (1.5).toLocaleString(locale).includes(',') ? ';' : ',';
}

/** A cell that begins so, in full width too, is a formula to a spreadsheet, whatever it is to us. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as CSV that spreadsheets open as text (RFC 4180, UTF-8 with its mark): every cell quoted,
 * a would-be formula led by an apostrophe.
 */
export function toCsv(
  rows: readonly (readonly (string | number)[])[],
  separator: CellSeparator = ',',
): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${CSV_MARK}${csvLines(rows, separator)}`);
}

/** What a file begins with, so that spreadsheets take it for UTF-8. */
export const CSV_MARK = '\ufeff';

/** The same rows without the mark: the next part of a file that is sent while it is made. */
export function csvLines(
  rows: readonly (readonly (string | number)[])[],
  separator: CellSeparator,
): string {
  return rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join('');
}

/** Numbers are ours, so a minus in front of one is no formula. */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
