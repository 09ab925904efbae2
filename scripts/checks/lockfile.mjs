import { lineAt } from './check.mjs';

/** @type {import('./check.mjs').Check} */
export const lockfile = {
  name: 'the lockfile holds no registry address',
  find(files) {
    return files
      .filter((file) => file.path === 'package-lock.json')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/"resolved"|https?:\/\/[^"]*\.tgz/g)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `${match[0]} ties every installation to one registry.`,
        })),
      );
  },
};
