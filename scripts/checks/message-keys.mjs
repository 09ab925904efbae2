import { isCode, isTest, lineAt } from './check.mjs';
import { flatten } from './messages.mjs';
import { messageUse } from './translators.mjs';

const reference = 'messages/es-CO.json';

/** @type {import('./check.mjs').Check} */
export const messageKeys = {
  name: 'every message is used and every key asked for exists',
  find(files) {
    const original = files.find((file) => file.path === reference);
    const known = new Set(original ? flatten(original.text).keys() : []);
    const uses = files
      .filter(({ path }) => /^(app|components|lib)\//.test(path) && isCode(path) && !isTest(path))
      .map((file) => ({ file, use: messageUse(file) }));

    const unknown = uses.flatMap(({ file, use }) =>
      use.keys
        .filter(({ key }) => !known.has(key) && !isNamespace(key, known))
        .map(({ key, offset }) => ({
          path: file.path,
          line: lineAt(file.text, offset),
          message: `There is no message ${key}.`,
        })),
    );
    const used = usedKeys(
      known,
      uses.map(({ use }) => use),
    );
    const unused = [...known]
      .filter((key) => !used.has(key))
      .map((key) => ({ path: reference, message: `${key} is used nowhere.` }));
    return [...unknown, ...unused];
  },
};

/**
 * A key is used when it is asked for by name, or when its namespace is asked with a key chosen while
 * running and the rest of the key stands somewhere as a string or fits a template whose holes can be
 * filled with words that stand somewhere.
 * @param {ReadonlySet<string>} known
 * @param {import('./translators.mjs').MessageUse[]} uses
 */
function usedKeys(known, uses) {
  const named = new Set(uses.flatMap((use) => use.keys.map(({ key }) => key)));
  const open = new Set(uses.flatMap((use) => [...use.open]));
  const words = new Set(uses.flatMap((use) => [...use.words]));
  const fillings = new Set([...words, ...uses.flatMap((use) => [...use.members])]);
  const patterns = uses.flatMap((use) => use.patterns);
  const fits = (/** @type {string} */ rest) =>
    patterns.some((pattern) => {
      const holes = pattern.exec(rest)?.slice(1);
      return holes?.every((hole) => fillings.has(hole));
    });
  const used = [...known].filter((key) => {
    if (named.has(key)) return true;
    return [...open].some((namespace) => {
      if (namespace !== '' && !key.startsWith(`${namespace}.`)) return false;
      const rest = namespace === '' ? key : key.slice(namespace.length + 1);
      return words.has(rest) || fits(rest);
    });
  });
  return new Set(used);
}

/**
 * `t.raw` and `t.has` may ask for a group.
 * @param {string} key
 * @param {ReadonlySet<string>} known
 */
function isNamespace(key, known) {
  return [...known].some((candidate) => candidate.startsWith(`${key}.`));
}
