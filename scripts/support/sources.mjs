import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Made by tools or by running, never by a person. */
const generated = new Set(['node_modules', '.next', '.git', '.data', 'test-results', 'coverage']);

const binary = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|pdf|zip|gz)$/;

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

/**
 * Text files that are committed or about to be. Without git (an unpacked archive): all there are.
 * @returns {string[]}
 */
export function committedFiles() {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : listFiles('');
  return paths.filter((path) => !binary.test(path) && existsSync(join(root, path)));
}
