import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** A folder that the test processes of one run share. Set by `setup`. */
const FOLDER = 'TEST_PGLITE_FOLDER';

/** Before the tests of each project of Vitest; what it returns is called after them. */
export function setup(): (() => void) | undefined {
  if (process.env[FOLDER] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'clinic-test-'));
  process.env[FOLDER] = folder;
  // What the tests and the processes that they start leave behind goes with it.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  };
}

/**
 * PGlite with nothing in it, as one file. To load it takes a quarter of the time of making it, which
 * most of the tests would otherwise spend on little else. The first that needs it makes it; where two
 * do at once, either will do.
 */
export async function emptyPglite(): Promise<Blob> {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error(`${FOLDER} is not set: tests are run by Vitest`);
  const file = join(folder, 'empty.tar');
  if (!existsSync(file)) {
    const made = `${file}.${randomUUID()}`;
    writeFileSync(made, await dumpOfNothing());
    renameSync(made, file);
  }
  return new Blob([readFileSync(file)]);
}

async function dumpOfNothing(): Promise<Uint8Array> {
  const client = await PGlite.create();
  try {
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    return new Uint8Array(await dump.arrayBuffer());
  } finally {
    await client.close();
  }
}
