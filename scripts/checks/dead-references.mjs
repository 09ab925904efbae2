import { lineAt } from './check.mjs';

/** A file in backticks, with or without its folders. Names with `<`, `*` or `…` are patterns. */
const FILE = /`((?:[\w@.()[\]-]+\/)*[\w.[\]-]+\.(?:test\.|spec\.|server\.)?(?:tsx?|mjs))`/g;

/** @type {import('./check.mjs').Check} */
export const deadReferences = {
  name: 'documents name files that are there',
  find(files) {
    const ends = new Set(files.flatMap(({ path }) => endsOf(path)));
    return (
      files
        // A decision may tell of a file that it took away.
        .filter(({ path }) => path.endsWith('.md') && !path.startsWith('docs/decisions/'))
        .flatMap(({ path, text }) =>
          [...text.matchAll(FILE)].flatMap((match) => {
            const [, named = ''] = match;
            if (ends.has(named)) return [];
            return [{ path, line: lineAt(text, match.index), message: `There is no ${named}.` }];
          }),
        )
    );
  },
};

/**
 * Every way to name a file by the last parts of its path.
 * @param {string} path
 */
function endsOf(path) {
  const parts = path.split('/');
  return parts.map((_, from) => parts.slice(from).join('/'));
}
