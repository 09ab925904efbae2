import { isCode, lineAt } from './check.mjs';
import { syntaxOf } from './syntax.mjs';

/** @type {import('./check.mjs').Check} */
export const noBarrels = {
  name: 'no barrel files',
  find(files) {
    return files
      .filter((file) => isCode(file.path))
      .flatMap((file) => {
        /** @type {import('./syntax.mjs').Node[]} */
        const statements = syntaxOf(file).body;
        const passedOn = statements.filter(
          (node) =>
            node.type === 'ExportAllDeclaration' ||
            (node.type === 'ExportNamedDeclaration' && node.source !== null),
        );
        const all = passedOn.find((node) => node.type === 'ExportAllDeclaration');
        const first = all ?? (passedOn.length === statements.length ? passedOn[0] : undefined);
        if (!first) return [];
        const message = 'Passes on what others export: import from the file that has it.';
        return [{ path: file.path, line: lineAt(file.text, first.start), message }];
      });
  },
};
