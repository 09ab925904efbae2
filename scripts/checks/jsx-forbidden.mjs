import { isTest, lineAt } from './check.mjs';
import { syntaxOf, walk } from './syntax.mjs';

const reasons = new Map([
  ['dangerouslySetInnerHTML', 'Markup from a string is how scripts get in.'],
  ['style', 'The content security policy refuses inline styles: use a class.'],
]);

/** @type {import('./check.mjs').Check} */
export const jsxForbidden = {
  name: 'no raw markup and no inline styles',
  find(files) {
    return files
      .filter((file) => file.path.endsWith('.tsx') && !isTest(file.path))
      .flatMap((file) => {
        /** @type {import('./check.mjs').Finding[]} */
        const found = [];
        walk(syntaxOf(file), (node) => {
          const message = node.type === 'JSXAttribute' ? reasons.get(node.name.name) : undefined;
          if (message)
            found.push({ path: file.path, line: lineAt(file.text, node.start), message });
          return true;
        });
        return found;
      });
  },
};
