import { lineAt } from './check.mjs';

/**
 * @typedef {object} Locked
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string} [integrity]
 * @property {boolean} [link]
 */

/** @type {import('./check.mjs').Check} */
export const lockfile = {
  name: 'the lockfile is whole, proven and holds no registry address',
  find(files) {
    return files
      .filter((file) => file.path === 'package-lock.json')
      .flatMap(({ path, text }) => [
        ...[...text.matchAll(/"resolved"|https?:\/\/[^"]*\.tgz/g)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `${match[0]} ties every installation to one registry.`,
        })),
        ...unproven(JSON.parse(text).packages).map((name) => ({
          path,
          message: `${name} has no integrity: anybody's package of that name would be installed.`,
        })),
        ...missing(JSON.parse(text).packages).map((name) => ({
          path,
          message: `${name} has no entry, so "npm ci" refuses to install: add it, also for other platforms.`,
        })),
      ]);
  },
};

/**
 * @param {Record<string, Locked>} packages
 */
function unproven(packages) {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !link && integrity === undefined)
    .map(([path]) => path);
}

/**
 * npm leaves out what the registry of the day does not offer (programs for other platforms), and
 * then refuses its own lockfile.
 * @param {Record<string, Locked>} packages
 */
function missing(packages) {
  const names = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter(
      (name) => !folders(path).some((folder) => `${folder}node_modules/${name}` in packages),
    ),
  );
  return [...new Set(names)];
}

/**
 * Where Node looks for what a package imports: beside it, then further and further up.
 * @param {string} path of the package
 * @returns {string[]}
 */
function folders(path) {
  if (path === '') return [''];
  const above = path.lastIndexOf('node_modules/');
  return [`${path}/`, ...folders(path.slice(0, Math.max(above - 1, 0)))];
}
