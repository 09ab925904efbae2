import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capture } from './child.mjs';
import { root } from './root.mjs';

test('for an address no account can have it makes no link and says so in one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-admin-create-'));
  try {
    const command = join(root, 'scripts/run.mjs');
    const { code, output } = await capture(
      process.execPath,
      [command, 'admin-create', 'admin@clinica'],
      { DATA_DIR: dataDir },
    );
    expect(output).toMatch(/^That is not an e-mail address [^\n]+\.\n$/);
    expect(code).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
