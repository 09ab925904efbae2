import { isTest, lineAt } from './check.mjs';
import { syntaxOf, walk } from './syntax.mjs';

const dialogs = new Set(['alert', 'confirm', 'prompt']);
const globals = new Set(['window', 'globalThis', 'self']);

/** @type {import('./check.mjs').Check} */
export const browserDialogs = {
  name: 'nothing is asked by a dialog of the browser',
  find(files) {
    return files
      .filter(({ path }) => /^(app|components|lib)\/.*\.tsx?$/.test(path) && !isTest(path))
      .flatMap((file) => {
        /** @type {import('./check.mjs').Finding[]} */
        const found = [];
        walk(syntaxOf(file), (node) => {
          const name = node.type === 'CallExpression' ? calledGlobal(node.callee) : undefined;
          if (name !== undefined && dialogs.has(name)) {
            const message = `${name}() stops the page: ask with \`ask\` of lib/leave-guard, or a Dialog.`;
            found.push({ path: file.path, line: lineAt(file.text, node.start), message });
          }
          return true;
        });
        return found;
      });
  },
};

/** @param {import('./syntax.mjs').Node} callee */
function calledGlobal(callee) {
  if (callee.type === 'Identifier') return callee.name;
  const isOfGlobal = callee.type === 'MemberExpression' && globals.has(callee.object.name);
  return isOfGlobal ? callee.property.name : undefined;
}
