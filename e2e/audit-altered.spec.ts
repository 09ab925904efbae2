import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { audit } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/storage/open-database';
import { makePatient } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

// Somebody with the database in hand, while the application does not run.
test.use({
  stackOptions: { only: 'audit-altered', serviceEnv: { CLINIC_SEED: 'empty' } },
  locale: 'es-CO',
});

test('a row that somebody altered is found, and named', async ({
  page,
  t,
  apiOf,
  ownStack,
  signInAs,
  watched,
}) => {
  // The page looks ahead while the application ends, and while nobody answers.
  watched.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
  await makePatient(await apiOf('receptionist'));
  await signInAs('admin');
  await page.goto('/settings/audit');
  await page.getByRole('button', { name: t('audit.verify.start') }).click();
  await expect(page.getByRole('main')).toContainText(/\d/);
  await expect(page.getByRole('alert').filter({ hasText: t('audit.verify.broken') })).toHaveCount(
    0,
  );

  await ownStack.stopApplication();
  const database = await openDatabase({
    folder: join(ownStack.dataDir, 'app'),
    migrations: APPLICATION_MIGRATIONS,
  });
  const [altered] = await database.db
    .update(audit)
    .set({ role: 'dentist' })
    .where(eq(audit.action, 'patients.create'))
    .returning({ seq: audit.seq });
  await database.close();
  await ownStack.startApplication();

  await page.reload();
  await page.getByRole('button', { name: t('audit.verify.start') }).click();
  const told = page.getByRole('alert').filter({ hasText: t('audit.verify.broken') });
  await expect(told).toContainText(String(altered?.seq));
  await expectAccessible(page);
});
