import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './child.mjs';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';
import { listFiles } from './sources.mjs';

const stampFile = join(root, '.next', 'built-from');
const folders = ['app', 'components', 'lib', 'messages', 'public'];
const rootFiles =
  /^(next\.config|postcss\.config|instrumentation|instrumentation-client|tsconfig|package|package-lock)\.(?:json|m?[jt]s)$/;
const tests = /\.test\.tsx?$/;

/** Builds the application unless what is in `.next` was built from the very same sources. */
export async function ensureBuild() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return;
  console.log('Building the application…');
  await build();
}

/** @param {string[]} [args] passed on to `next build` */
export async function build(args = []) {
  rmSync(stampFile, { force: true });
  const before = fingerprint();
  const code = await runToEnd(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build', ...args],
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  );
  if (code !== 0) throw new Problem('The application could not be built; the reason is above.');
  // Of the sources as they were at the start: a file saved in mid-build asks for another build.
  writeFileSync(stampFile, before);
}

/** By content, not by time: a checkout or a copy changes every time and nothing else. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = [
    ...readdirSync(root).filter((name) => rootFiles.test(name)),
    ...folders.flatMap(listFiles).filter((path) => !tests.test(path)),
  ];
  for (const path of files) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
