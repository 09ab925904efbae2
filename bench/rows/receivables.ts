import { API_PREFIX } from '@/lib/contract/operation';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { timed } from '../load/latency';
import { addYearsOfBills } from '../population/years-of-bills';
import { demoClinic } from '../stack/demo-clinic';
import { median, percentile } from '../statistics';

const INVOICES = 100_000;
const ROUNDS = 5;
const READS = 60;

/** What is owed, and what was never billed, out of a hundred thousand invoices; beside reading one. */
export const receivables: Row = { id: 'receivables', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const clinic = await demoClinic(bench, postgres.url, 'receivables', (db) =>
    addYearsOfBills(db, INVOICES),
  );
  const billing = `${API_PREFIX}/billing`;
  const today = new Date().toISOString().slice(0, 10);
  const paths = {
    one: `${billing}/invoices/bench-1`,
    balance: `${billing}/receivables?limit=20`,
    oldest: `${billing}/receivables?limit=20&sort=oldest`,
    name: `${billing}/receivables?limit=20&sort=name`,
    past: `${billing}/receivables?limit=20&asOf=${addDays(today, -45)}`,
    unbilled: `${billing}/unbilled?limit=20`,
    unbilledOfMonth: `${billing}/unbilled?limit=20&from=${addDays(today, -30)}&to=${today}`,
  };
  const names = Object.keys(paths) as (keyof typeof paths)[];
  const rounds: Record<keyof typeof paths, number>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = names.map((): number[] => []);
    for (let turn = 0; turn < READS; turn += 1) {
      for (const [index, name] of names.entries()) {
        times[index]?.push(await timed(clinic, paths[name]));
      }
    }
    // The first one warms up.
    if (round === 0) continue;
    bench.say(`round ${round} of ${ROUNDS}`);
    rounds.push(
      Object.fromEntries(
        names.map((name, index) => [name, percentile(times[index] ?? [], 0.95)]),
      ) as Record<keyof typeof paths, number>,
    );
  }
  const p95 = (name: keyof typeof paths) => median(rounds.map((round) => round[name]));
  const beside = (name: keyof typeof paths) =>
    median(rounds.map((round) => round[name] / round.one));
  const { pagination, totals } = JSON.parse((await clinic.ask(paths.balance)).body);
  const told = (name: keyof typeof paths) => `${p95(name).toFixed(1)} ms`;
  return [
    {
      name: 'receivables out of 100,000 invoices beside reading one, p95',
      unit: 'ms',
      measured: p95('balance'),
      reference: p95('one'),
      ratio: beside('balance'),
      bar: { at: 'most', value: 10 },
      detail: {
        patients: pagination.total,
        'open invoices': totals.openInvoices,
        'oldest first': told('oldest'),
        'by name': told('name'),
        'of 45 days ago': told('past'),
      },
    },
    {
      name: 'unbilled out of 100,000 appointments beside reading one invoice, p95',
      unit: 'ms',
      measured: p95('unbilled'),
      reference: p95('one'),
      ratio: beside('unbilled'),
      detail: { 'of the last 30 days': told('unbilledOfMonth') },
    },
  ];
}
