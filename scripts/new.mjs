import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './support/problem.mjs';
import { root } from './support/root.mjs';
import { operationSkeleton, screenSkeleton } from './support/skeletons.mjs';

const USAGE = `Use one of:
  npm run new -- operation <resource>.<verb> <METHOD> <path>    reports.cash GET /reports/cash
  npm run new -- screen <route>                                 /billing/cash`;

/**
 * `npm run new`: writes the files that a new operation or screen begins with, and says what is left. A
 * file that is there already is left alone and said.
 * @param {string[]} args
 * @param {string} folder where the files go
 */
export function run([kind, ...args], folder = root) {
  const skeleton =
    kind === 'operation'
      ? operationSkeleton(args[0] ?? '', args[1] ?? '', args[2] ?? '')
      : kind === 'screen'
        ? screenSkeleton(args[0] ?? '')
        : undefined;
  if (skeleton === undefined) throw new Problem(USAGE);
  for (const { path, text } of skeleton.files) {
    const file = join(folder, path);
    if (existsSync(file)) {
      console.log(`  is there   ${path}: add to it what a new one would hold:\n${indented(text)}`);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`  written    ${path}`);
  }
  console.log('\nLeft to do (npx biome check --write puts imports in order):');
  for (const [index, { path, what }] of skeleton.left.entries()) {
    console.log(`  ${index + 1}. ${path}\n${indented(what)}`);
  }
}

/** @param {string} text */
function indented(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `       ${line}`)
    .join('\n');
}
