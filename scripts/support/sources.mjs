import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Made by tools or by running, never by a person. */
const generated = new Set(['node_modules', '.next', '.git', '.data', 'test-results', 'coverage']);

/**
 * Every file below `folder`, as paths relative to the repository with forward slashes, in a stable order.
 * @param {string} folder relative to the repository; '' is all of it
 * @returns {string[]}
 */
export function listFiles(folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (generated.has(entry.name)) return [];
      return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : [];
    });
}

/** @param {string} path relative to the repository */
export function readSource(path) {
  return readFileSync(join(root, path), 'utf8');
}
