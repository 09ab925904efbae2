import { argumentsOf, flatten } from './messages.mjs';

/** The language the product is written in; every other has what it has. */
const reference = 'messages/es-CO.json';

/** @type {import('./check.mjs').Check} */
export const messageParity = {
  name: 'every language has the same messages with the same arguments',
  find(files) {
    const languages = files.filter((file) => /^messages\/[\w-]+\.json$/.test(file.path));
    const original = languages.find((file) => file.path === reference);
    if (!original) {
      return languages.map(({ path }) => ({ path, message: `There is no ${reference}.` }));
    }
    const wanted = flatten(original.text);
    return languages.flatMap(({ path, text }) => {
      const found = flatten(text);
      return [
        ...[...wanted.keys()]
          .filter((key) => !found.has(key))
          .map((key) => ({ path, message: `${key} is missing.` })),
        ...[...found].flatMap(([key, message]) => {
          const problem = compare(wanted.get(key), message);
          return problem === undefined ? [] : [{ path, message: `${key} ${problem}` }];
        }),
      ];
    });
  },
};

/**
 * @param {string | undefined} wanted
 * @param {string} found
 */
function compare(wanted, found) {
  if (wanted === undefined) return `is not in ${reference}.`;
  if (found.trim() === '') return 'is empty.';
  try {
    const [theirs, ours] = [argumentsOf(wanted).join(', '), argumentsOf(found).join(', ')];
    return theirs === ours ? undefined : `takes (${ours}), in ${reference} it takes (${theirs}).`;
  } catch (error) {
    return `is not a valid message: ${error instanceof Error ? error.message : error}.`;
  }
}
