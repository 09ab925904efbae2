import { isCode, isTest, lineAt } from './check.mjs';
import { stringValue, syntaxOf, walk } from './syntax.mjs';

/** Where the embedded service says which findings and tariffs there are; the application must ask. */
const catalog = /^clinic-service\/.*\bcatalog\.(ts|json)$/;
const application = /^(app|components|lib)\//;

/** @type {import('./check.mjs').Check} */
export const domainConstants = {
  name: 'no finding or tariff of the catalog is written into the application',
  find(files) {
    const words = new Set(files.filter((file) => catalog.test(file.path)).flatMap(catalogWords));
    return files
      .filter(({ path }) => application.test(path) && isCode(path) && !isTest(path))
      .flatMap((file) => {
        /** @type {import('./check.mjs').Finding[]} */
        const found = [];
        walk(syntaxOf(file), (node) => {
          const value = stringValue(node);
          if (value !== undefined && words.has(oneSpelling(value))) {
            const line = lineAt(file.text, node.start);
            const message = `"${value}" is the clinic's to decide: read it from the catalog.`;
            found.push({ path: file.path, line, message });
          }
          return true;
        });
        return found;
      });
  },
};

/**
 * A colour is one however it is written.
 * @param {string} value
 */
function oneSpelling(value) {
  return value.startsWith('#') ? value.toLowerCase() : value;
}

/** One finding to a line: `id|label|label|scope|dentition|group|colour|symbol|treatment`. */
const entry = /^([a-z][a-z0-9-]*)\|([^|\n]+)\|([^|\n]+)(?:\|[^|\n]*){4}\|([^|\n]+)\|/gm;
const color = /["'](#[0-9a-f]{3,8})["']/gi;

/**
 * What only the catalog may say. A symbol of one plain word is a word of the language that symbols are
 * written in, which the application does know.
 * @param {import('./check.mjs').SourceFile} file
 */
function catalogWords(file) {
  const members = file.text.matchAll(/["']?\bid["']?\s*:\s*["']([^"']+)["']/g);
  const lines = file.text.matchAll(/^([a-z][a-z0-9-]*)\|/gm);
  const entries = [...file.text.matchAll(entry)];
  const labels = entries.flatMap((match) => match.slice(2, 4));
  const symbols = entries.flatMap((match) => match.slice(4)).filter((each) => /\W/.test(each));
  const ids = [...members, ...lines].map((match) => match[1] ?? '');
  const colors = Array.from(file.text.matchAll(color), (match) => oneSpelling(match[1] ?? ''));
  return [...ids, ...labels, ...symbols, ...colors];
}
