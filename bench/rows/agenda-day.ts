import { API_PREFIX } from '@/lib/contract/operation';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { type Connection, timed } from '../load/latency';
import { addPastAppointments } from '../population/past-appointments';
import { demoClinic } from '../stack/demo-clinic';
import { median, percentile } from '../statistics';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 5;
/** Days of the demo clinic's own agenda that are read in a round, from so many days ago. */
const DAYS = 80;
const FROM = -70;

/** One day of the agenda, read out of ten thousand appointments and out of a million. */
export const agendaDay: Row = { id: 'agenda-day', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const small = await serve(bench, postgres.url, SMALL);
  const large = await serve(bench, postgres.url, LARGE);

  const today = new Date().toISOString().slice(0, 10);
  const paths = Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(today, FROM + day);
    return `${API_PREFIX}/appointments?from=${date}&to=${date}&limit=100`;
  });
  await readAll(small, paths);
  await readAll(large, paths);
  const rounds: { readonly few: number[]; readonly many: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.say(`round ${round + 1} of ${ROUNDS}`);
    const few: number[] = [];
    const many: number[] = [];
    // Day by day, so that whatever else the machine does falls on both.
    for (const path of paths) {
      few.push(await timed(small, path));
      many.push(await timed(large, path));
    }
    rounds.push({ few, many });
  }
  const p50 = (times: readonly number[]) => percentile(times, 0.5);
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  return [
    {
      name: 'agenda day, 1,000,000 appointments stored beside 10,000',
      unit: 'ms',
      measured: median(rounds.map(({ many }) => p50(many))),
      reference: median(rounds.map(({ few }) => p50(few))),
      ratio: median(rounds.map(({ few, many }) => p50(many) / p50(few))),
      bar: { at: 'most', value: 1.5 },
      detail: {
        'p95 of 1,000,000': `${median(rounds.map(({ many }) => p95(many))).toFixed(1)} ms`,
        'p95 of 10,000': `${median(rounds.map(({ few }) => p95(few))).toFixed(1)} ms`,
      },
    },
  ];
}

function serve(bench: Bench, serverUrl: string, total: number): Promise<Connection> {
  bench.say(`making ${total} appointments`);
  return demoClinic(bench, serverUrl, `agenda_${total}`, (db) => addPastAppointments(db, total));
}

async function readAll(connection: Connection, paths: readonly string[]): Promise<void> {
  for (const path of paths) await timed(connection, path);
}
