import { isCode, isTest, lineAt } from './check.mjs';
import { stringValue, syntaxOf, walk } from './syntax.mjs';

/** Where the embedded service says which findings and tariffs there are; the application must ask. */
const catalog = /^clinic-service\/.*\bcatalog\.(ts|json)$/;
const application = /^(app|components|lib)\//;

/** @type {import('./check.mjs').Check} */
export const domainConstants = {
  name: 'no finding or tariff of the catalog is written into the application',
  find(files) {
    const ids = new Set(files.filter((file) => catalog.test(file.path)).flatMap(catalogIds));
    return files
      .filter(({ path }) => application.test(path) && isCode(path) && !isTest(path))
      .flatMap((file) => {
        /** @type {import('./check.mjs').Finding[]} */
        const found = [];
        walk(syntaxOf(file), (node) => {
          const value = stringValue(node);
          if (value !== undefined && ids.has(value)) {
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

/** @param {import('./check.mjs').SourceFile} file */
function catalogIds(file) {
  const members = file.text.matchAll(/["']?\bid["']?\s*:\s*["']([^"']+)["']/g);
  const lines = file.text.matchAll(/^([a-z][a-z-]*)\|/gm);
  return [...members, ...lines].map((match) => match[1] ?? '');
}
