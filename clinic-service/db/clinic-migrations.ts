import { join } from 'node:path';
import type { Migrations } from '@/lib/server/storage/open-database';

export const CLINIC_MIGRATIONS: Migrations = {
  folder: join(import.meta.dirname, 'migrations'),
  record: 'clinic_migrations',
  firstTable: 'clinics',
};
