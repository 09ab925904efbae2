import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { root } from './root.mjs';
import { committedFiles, readSource } from './sources.mjs';

/** @param {string} path below node_modules */
const tool = (path) => join(root, 'node_modules', path);

/** Tools that look at everything at once: each counts as one check. */
const tools = [
  {
    kind: 'Types',
    args: [tool('typescript/bin/tsc'), '--noEmit', '--incremental', 'false', '-p', '.'],
  },
  { kind: 'Biome', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { kind: 'Dead code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
];

/**
 * Types, style, dead code and the project's own checks. Prints what is wrong as it is found.
 * @returns {Promise<import('./rows.mjs').Row[]>}
 */
export async function lintRows() {
  const rows = [];
  await describeRoutes();
  for (const { kind, args } of tools) {
    const { code, output, seconds } = await capture(process.execPath, args);
    if (code !== 0) console.error(`\n${kind}:\n${output}`);
    rows.push({ kind, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds });
  }
  rows.push(await ownChecks());
  return rows;
}

/** Next writes the types of routes and of imported styles; a fresh clone has neither. */
async function describeRoutes() {
  if (existsSync(join(root, 'next-env.d.ts'))) return;
  const { code, output } = await capture(process.execPath, [tool('next/dist/bin/next'), 'typegen']);
  if (code !== 0) console.error(output);
}

/** @returns {Promise<import('./rows.mjs').Row>} */
async function ownChecks() {
  const began = performance.now();
  const { checks } = await import('../checks/all.mjs');
  const files = committedFiles().map((path) => ({ path, text: readSource(path) }));
  let failed = 0;
  for (const check of checks) {
    const findings = check.find(files);
    if (findings.length === 0) continue;
    failed += 1;
    console.error(`\nBroken: ${check.name}`);
    for (const { path, line, message } of findings) {
      console.error(`  ${line === undefined ? path : `${path}:${line}`}  ${message}`);
    }
  }
  const seconds = (performance.now() - began) / 1000;
  return { kind: 'Own checks', passed: checks.length - failed, failed, seconds };
}
