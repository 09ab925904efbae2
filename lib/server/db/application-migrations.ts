import { join } from 'node:path';
import type { Migrations } from '@/lib/server/storage/open-database';

/** From the working folder: bundled code has no folder of its own. */
export const APPLICATION_MIGRATIONS: Migrations = {
  folder: join(process.cwd(), 'lib/server/db/migrations'),
  record: 'application_migrations',
  firstTable: 'staff',
};
