import { expect, it } from 'vitest';
import { importDirections } from './import-directions.mjs';

function find(path: string, text: string, ...others: { path: string; text: string }[]) {
  return importDirections.find([{ path, text }, ...others]).map((finding) => finding.message);
}

it.each([
  ['lib/contract/patients.ts', '@/lib/kit/rights'],
  ['lib/contract/patients.ts', 'zod'],
  ['lib/kit/rights.ts', '@/lib/server/clinic/client'],
  ['lib/kit/rights.ts', '../queries/call-own'],
  ['lib/patients/shared/patient-queries.ts', '@/components/ui/button'],
  ['lib/patients/shared/patient-queries.ts', '@/lib/server/storage/open-database'],
  ['lib/server/storage/open-database.ts', '@/lib/server/settings/env.server'],
  ['lib/server/auth/session.ts', '@/lib/staff/roles'],
  ['lib/queries/call-own.ts', '@/lib/agenda/shared/handlers'],
  ['lib/billing/bill.ts', '@/lib/agenda/window'],
  ['components/billing/bill.tsx', '@/components/agenda/grid'],
  ['components/form/field.tsx', '@/components/patients/shared/name'],
  ['components/shell/rail.tsx', '@/components/patients/name'],
  ['components/ui/button.tsx', 'next/navigation'],
  ['components/ui/button.tsx', '@tanstack/react-query'],
  ['components/ui/button.tsx', '@/lib/queries/call-own'],
  ['components/ui/button.tsx', '../patients/name'],
  ['components/patients/name.tsx', '@/app/layout'],
  ['components/patients/name.tsx', '@/lib/server/db/schema'],
  ['app/page.tsx', '@/clinic-service/app'],
  ['app/page.tsx', '@/scripts/support/browser.mjs'],
  ['clinic-service/app.ts', '@/lib/server/auth/session'],
  ['clinic-service/app.ts', '@/lib/agenda/shared/directory'],
  ['clinic-service/app.ts', '@/components/ui/button'],
])('refuses %s importing %s', (path, target) => {
  expect(find(path, `import { x } from '${target}';`)).toHaveLength(1);
  expect(find(path, `export { x } from '${target}';`)).toHaveLength(1);
  expect(find(path, `const x = await import('${target}');`)).toHaveLength(1);
});

it.each([
  ['lib/contract/patients.ts', 'zod/mini'],
  ['lib/kit/rights.ts', '../contract/operations'],
  ['lib/server/db/open.ts', '@/lib/server/storage/open-database'],
  ['lib/patients/shared/patient-queries.ts', '@/lib/contract/patients'],
  ['lib/billing/bill.ts', '@/lib/agenda/shared/directory'],
  ['lib/billing/bill.ts', '@/lib/agenda/rules/entry'],
  ['lib/own-handlers.ts', '@/lib/audit/handlers'],
  ['components/patients/name.tsx', '@/components/ui/button'],
  ['components/patients/name.tsx', '@/lib/patients/search'],
  ['components/shell/palette.tsx', '@/lib/patients/shared/patient-queries'],
  ['app/page.tsx', '@/components/patients/name'],
  ['clinic-service/app.ts', '@/lib/server/storage/open-database'],
  ['clinic-service/app.ts', '@/lib/odontogram/rules/fdi'],
  ['clinic-service/app.test.ts', '@/lib/server/clinic/client'],
  ['lib/server/clinic/client.test.ts', '@/clinic-service/app'],
  ['scripts/seed.ts', '@/clinic-service/app'],
])('lets %s import %s', (path, target) => {
  expect(find(path, `import { x } from '${target}';`)).toEqual([]);
});

it('lets a query name the shape of a database, not open one', () => {
  const from = 'lib/staff/staff.ts';
  const target = '@/lib/server/storage/open-database';
  expect(find(from, `import type { Database } from '${target}';`)).toEqual([]);
  expect(find(from, `import { openDatabase } from '${target}';`)).toHaveLength(1);
});

it('finds two folders of lib that import each other', () => {
  const back = { path: 'lib/server/audit/row.ts', text: "import { x } from '../auth/name';" };
  const [message] = find('lib/server/auth/name.ts', "import { x } from '../audit/row';", back);
  expect(message).toContain('lib/server/audit and lib/server/auth import each other');
});
