/**
 * What one kind of check came to.
 * @typedef {object} Row
 * @property {string} kind
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string[]} [notes] lines of their own below the table: what was skipped, which tests failed
 * @property {FileTime[]} [files] how long each file of tests took
 */

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * @param {Row[]} rows
 * @returns {string} a table, aligned for a terminal
 */
export function table(rows) {
  const width = Math.max(...rows.map((row) => row.kind.length));
  const line = (/** @type {Row} */ row) =>
    [
      row.kind.padEnd(width),
      String(row.passed).padStart(6),
      String(row.failed).padStart(6),
      `${row.seconds.toFixed(1)} s`.padStart(9),
    ].join('  ');
  const head = [''.padEnd(width), 'passed', 'failed', '     time'].join('  ');
  return [head, ...rows.map(line)].join('\n');
}

/** @param {Row[]} rows */
export function totals(rows) {
  const sum = (/** @type {'passed' | 'failed' | 'seconds'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), seconds: sum('seconds') };
}

/**
 * The line that CI and people look for: last, alone, in this order of words.
 * @param {Row[]} rows
 */
export function lastLine(rows) {
  const { passed, failed } = totals(rows);
  return `${passed} passed, ${failed} failed`;
}

/**
 * The files of tests that took longest, longest first. Files run beside each other, so that together they
 * take more than the run.
 * @param {Row[]} rows
 * @param {number} most
 */
export function slowest(rows, most = 20) {
  const files = rows.flatMap((row) => row.files ?? []).sort((a, b) => b.seconds - a.seconds);
  return files
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}
