/**
 * A check looks at the whole of the sources and says what breaks its rule.
 *
 * @typedef {object} SourceFile
 * @property {string} path relative to the repository, with forward slashes
 * @property {string} text
 *
 * @typedef {object} Finding
 * @property {string} path
 * @property {number} [line] from 1
 * @property {string} message one sentence
 *
 * @typedef {object} Check
 * @property {string} name what holds when it passes
 * @property {(files: SourceFile[]) => Finding[]} find
 */

const test = /(\.test\.tsx?$)|(^e2e\/)|(\/testing\/)/;

/** @param {string} path */
export function isTest(path) {
  return test.test(path);
}

/** @param {string} path */
export function isCode(path) {
  return /\.(tsx?|mjs)$/.test(path);
}

/**
 * @param {string} text
 * @param {number} offset
 */
export function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length;
}
