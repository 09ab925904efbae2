import { posix } from 'node:path';
import { stringValue, syntaxOf, walk } from './syntax.mjs';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string | undefined} path the file of this repository it means; undefined for packages
 * @property {number} offset in the text
 * @property {boolean} typeOnly gone when the program runs
 */

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * Static and dynamic imports and re-exports of a file.
 * @param {import('./check.mjs').SourceFile} file
 * @param {ReadonlySet<string>} paths of every file, to resolve against
 * @returns {Import[]}
 */
export function importsOf(file, paths) {
  /** @type {Import[]} */
  const found = [];
  /** @type {(source: import('./syntax.mjs').Node | null, typeOnly: boolean) => void} */
  const add = (source, typeOnly) => {
    const specifier = source ? stringValue(source) : undefined;
    if (!source || specifier === undefined) return;
    const path = resolve(file.path, specifier, paths);
    found.push({ specifier, path, offset: source.start, typeOnly });
  };
  walk(syntaxOf(file), (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        add(node.source, isTypeOnly(node, node.importKind));
        break;
      case 'ExportNamedDeclaration':
        add(node.source, isTypeOnly(node, node.exportKind));
        break;
      case 'ExportAllDeclaration':
        add(node.source, node.exportKind === 'type');
        break;
      case 'ImportExpression':
        add(node.source, false);
        break;
      case 'TSImportType':
        add(node.source ?? node.argument, true);
        break;
    }
    return true;
  });
  return found;
}

/**
 * `import type {…}`, and `import { type A, type B }` as well: neither leaves anything behind.
 * @param {import('./syntax.mjs').Node} node
 * @param {string} kind
 */
function isTypeOnly(node, kind) {
  if (kind === 'type') return true;
  /** @type {import('./syntax.mjs').Node[]} */
  const names = node.specifiers;
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type');
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {ReadonlySet<string>} paths
 */
function resolve(from, specifier, paths) {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : /^\.\.?\//.test(specifier)
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (target === undefined) return undefined;
  const ending = endings.find((candidate) => paths.has(target + candidate));
  return target + (ending ?? '');
}
