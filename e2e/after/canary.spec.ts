import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures';
import { holdsSecret } from '../support/stack';

// Answers are searched where they are received, and each clinic's log when it is taken down.

test('no secret is in the files that every browser is given', () => {
  const folder = '.next/static';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const text = readFileSync(file, 'latin1');
    expect(holdsSecret(text), file).toBe(false);
    expect(text, file).not.toMatch(/CLINIC_API_KEY|CLINIC_BOOTSTRAP_API_KEY|SESSION_SECRET/);
  }
});

test('no secret, and no patient, is in the log of the whole run', ({ stack }) => {
  const log = readFileSync(stack.logFile, 'utf8');
  expect(log.length).toBeGreaterThan(0);
  expect(holdsSecret(log)).toBe(false);
  expect(log).not.toContain('maria.perez@correo.example');
  expect(log).not.toContain('1020304050');
});
