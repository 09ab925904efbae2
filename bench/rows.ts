import type { Row } from './figure';
import { agendaDay } from './rows/agenda-day';
import { agendaGrid } from './rows/agenda-grid';
import { agendaLive } from './rows/agenda-live';
import { api } from './rows/api';
import { booking } from './rows/booking';
import { coalescing } from './rows/coalescing';
import { fullLoad } from './rows/full-load';
import { lighthouseScores } from './rows/lighthouse';
import { navigation } from './rows/navigation';
import { odontogram } from './rows/odontogram';
import { page } from './rows/page';
import { receivables } from './rows/receivables';
import { script } from './rows/script';
import { searchPglite } from './rows/search-pglite';
import { searchPostgres } from './rows/search-postgres';
import { sharePage } from './rows/share-page';
import { signIn } from './rows/sign-in';
import { soak } from './rows/soak';
import { start } from './rows/start';
import { trailCheck } from './rows/trail-check';

/** In the order of the table. */
export const rows: readonly Row[] = [
  api,
  page,
  fullLoad,
  navigation,
  coalescing,
  script,
  searchPglite,
  searchPostgres,
  agendaGrid,
  agendaLive,
  agendaDay,
  odontogram,
  lighthouseScores,
  sharePage,
  receivables,
  booking,
  signIn,
  soak,
  trailCheck,
  start,
];
