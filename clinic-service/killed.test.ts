import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, freshDatabase } from './testing/fresh-database';
import { killedService } from './testing/killed-service';

const times = Number(process.env.KILL_TIMES ?? 2);

describe.each(DATABASE_KINDS)('killed while it writes, on %s', (kind) => {
  test(`nothing that was acknowledged is lost, ${times} times over`, {
    timeout: 60_000 + times * 60_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-killed-'));
    const { url, drop } = await freshDatabase(kind);
    try {
      const { acknowledged, cutOff, lost, refused } = await killedService(
        { folder, url },
        times,
        times,
      );
      console.info({ kind, kills: times, acknowledged, cutOff, lost: lost.length });
      expect(lost).toEqual([]);
      expect(refused).toEqual([]);
      expect(acknowledged).toBeGreaterThan(times * 8);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await drop();
    }
  });
});
