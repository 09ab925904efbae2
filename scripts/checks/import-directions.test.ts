import { expect, it } from 'vitest';
import { importDirections } from './import-directions.mjs';

function find(path: string, text: string, ...others: string[]) {
  return importDirections
    .find([{ path, text }, ...others.map((other) => ({ path: other, text: '' }))])
    .map((finding) => finding.message);
}

it.each([
  ['lib/contract/patients.ts', '@/lib/rules/roles'],
  ['lib/contract/patients.ts', 'zod'],
  ['lib/rules/roles.ts', '@/lib/clinic/client'],
  ['lib/rules/roles.ts', '../queries/patients'],
  ['lib/queries/patients.ts', '@/components/ui/button'],
  ['lib/queries/patients.ts', '@/lib/storage/open-database'],
  ['lib/storage/open-database.ts', '@/lib/env.server'],
  ['components/ui/button.tsx', 'next/navigation'],
  ['components/ui/button.tsx', '@tanstack/react-query'],
  ['components/ui/button.tsx', '@/lib/queries/patients'],
  ['components/ui/button.tsx', '../patients/name'],
  ['components/patients/name.tsx', '@/app/layout'],
  ['components/patients/name.tsx', '@/lib/db/schema'],
  ['app/page.tsx', '@/clinic-service/app'],
  ['app/page.tsx', '@/scripts/support/browser.mjs'],
  ['clinic-service/app.ts', '@/lib/auth/session'],
  ['clinic-service/app.ts', '@/components/ui/button'],
])('refuses %s importing %s', (path, target) => {
  expect(find(path, `import { x } from '${target}';`)).toHaveLength(1);
  expect(find(path, `export { x } from '${target}';`)).toHaveLength(1);
  expect(find(path, `const x = await import('${target}');`)).toHaveLength(1);
});

it.each([
  ['lib/contract/patients.ts', 'zod/mini'],
  ['lib/rules/roles.ts', '../contract/operations'],
  ['lib/db/open.ts', '@/lib/storage/open-database'],
  ['lib/queries/patients.ts', '@/lib/contract/patients'],
  ['components/patients/name.tsx', '@/components/ui/button'],
  ['app/page.tsx', '@/components/patients/name'],
  ['clinic-service/app.ts', '@/lib/storage/open-database'],
  ['clinic-service/app.test.ts', '@/lib/clinic/client'],
  ['lib/clinic/client.test.ts', '@/clinic-service/app'],
  ['scripts/seed.ts', '@/clinic-service/app'],
])('lets %s import %s', (path, target) => {
  expect(find(path, `import { x } from '${target}';`)).toEqual([]);
});

it('lets a query name the shape of a database, not open one', () => {
  const from = 'lib/auth/staff.ts';
  expect(find(from, "import type { Database } from '@/lib/storage/open-database';")).toEqual([]);
  expect(find(from, "import { openDatabase } from '@/lib/storage/open-database';")).toHaveLength(1);
});

it('keeps resources apart, and lets them share what is no resource', () => {
  const resources = ['lib/contract/patients.ts', 'lib/contract/doctors.ts'];
  const text = (folder: string) => `import { x } from '@/components/${folder}/x';`;
  expect(find('components/patients/a.tsx', text('doctors'), ...resources)).toHaveLength(1);
  expect(find('components/patients/a.tsx', text('form'), ...resources)).toEqual([]);
  expect(find('components/patients/a.tsx', text('patients'), ...resources)).toEqual([]);
});
