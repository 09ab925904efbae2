import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../new.mjs';

let folder = '';
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-new-'));
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it.each([
  [
    ['operation', 'reports.cash', 'GET', '/reports/cash/{id}'],
    [
      'lib/contract/routes/reports-routes.ts',
      'lib/contract/reports.ts',
      'clinic-service/reports/cash.ts',
    ],
    'lib/contract/operations.ts',
  ],
  [
    ['screen', '/billing/cash'],
    [
      'app/(admin)/billing/cash/page.tsx',
      'app/(admin)/billing/cash/client.tsx',
      'e2e/billing-cash.spec.ts',
    ],
    'lib/screens.ts',
  ],
])('writes what %j begins with, and says what is left', (args, files, left) => {
  run(args, folder);
  for (const file of files) {
    expect(parseSync(file, readFileSync(join(folder, file), 'utf8')).errors).toEqual([]);
  }
  expect(said.join('\n')).toContain(left);
});

it('leaves a file alone that is there', () => {
  run(['operation', 'reports.cash', 'GET', '/reports/cash'], folder);
  run(['operation', 'reports.day', 'GET', '/reports/day'], folder);
  const routes = readFileSync(join(folder, 'lib/contract/routes/reports-routes.ts'), 'utf8');
  expect(routes).not.toContain('reports.day');
  expect(existsSync(join(folder, 'clinic-service/reports/day.ts'))).toBe(true);
  expect(said.join('\n')).toContain('is there   lib/contract/routes/reports-routes.ts');
});

it.each([
  [['operation', 'reports', 'GET', '/reports']],
  [['operation', 'reports.cash', 'FETCH', '/reports']],
  [['operation', 'reports.cash', 'GET', 'reports']],
  [['screen', 'billing']],
  [[]],
])('refuses %j with a sentence', (args) => {
  expect(() => run(args, folder)).toThrow(/must be|Say the method|Use one of/);
});
