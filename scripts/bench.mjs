import { runToEnd } from './support/child.mjs';
import { ensurePackages } from './support/packages.mjs';
import { Problem } from './support/problem.mjs';
import { root } from './support/root.mjs';

/** `npm run bench`: measures every row, or those named after `--`; exit code 1 when a bar is missed. */
try {
  process.chdir(root);
  ensurePackages({ development: true });
  process.exitCode = await runToEnd(process.execPath, [
    '--import',
    'tsx',
    'bench/run.ts',
    ...process.argv.slice(2),
  ]);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
