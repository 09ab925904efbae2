import { build } from './support/build.mjs';
import { ensurePackages } from './support/packages.mjs';

/**
 * `npm run build`: always builds, so that doubt has a cure.
 * @param {string[]} args passed on to `next build`
 */
export async function run(args) {
  ensurePackages({ development: false });
  await build(args);
  return 0;
}
