import type { Row } from './figure';
import { api } from './rows/api';
import { coalescing } from './rows/coalescing';
import { page } from './rows/page';
import { script } from './rows/script';
import { searchPglite } from './rows/search-pglite';
import { searchPostgres } from './rows/search-postgres';
import { signIn } from './rows/sign-in';
import { start } from './rows/start';

/** In the order of the table. */
export const rows: readonly Row[] = [
  api,
  page,
  coalescing,
  script,
  searchPglite,
  searchPostgres,
  signIn,
  start,
];
