import { isCode, isTest } from './check.mjs';
import { importsOf } from './imports.mjs';
import { syntaxOf } from './syntax.mjs';

const serverOnly =
  /^(server-only|node:.*|next\/headers|next-intl\/server|pino|pg|undici)$|^lib\/server\/|\.server(\.tsx?)?$/;

/** @type {import('./check.mjs').Check} */
export const clientBoundary = {
  name: 'no client file reaches a server-only module',
  find(files) {
    const code = files.filter((file) => isCode(file.path) && !isTest(file.path));
    const byPath = new Map(code.map((file) => [file.path, file]));
    return code.filter(isClient).flatMap((file) => {
      const chain = chainToServer(file, byPath, new Set());
      if (!chain) return [];
      return [{ path: file.path, message: `Reaches the server: ${chain.join(' → ')}.` }];
    });
  },
};

/** @param {import('./check.mjs').SourceFile} file */
function isClient(file) {
  /** @type {import('./syntax.mjs').Node[]} */
  const statements = syntaxOf(file).body;
  return statements.some((statement) => statement.directive === 'use client');
}

/**
 * @param {import('./check.mjs').SourceFile} file
 * @param {ReadonlyMap<string, import('./check.mjs').SourceFile>} byPath
 * @param {Set<string>} seen
 * @returns {string[] | undefined} the imports from the file down to what only a server has
 */
function chainToServer(file, byPath, seen) {
  seen.add(file.path);
  for (const { specifier, path, typeOnly } of importsOf(file, new Set(byPath.keys()))) {
    if (typeOnly) continue;
    const target = path ?? specifier;
    if (serverOnly.test(target)) return [file.path, target];
    const next = byPath.get(target);
    const chain = next && !seen.has(target) ? chainToServer(next, byPath, seen) : undefined;
    if (chain) return [file.path, ...chain];
  }
  return undefined;
}
