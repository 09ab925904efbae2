import { API_PREFIX } from '@/lib/contract/operation';
import { startPostgres } from '@/scripts/support/postgres.mjs';
import type { Bench, Figure, Row } from '../figure';
import { timed } from '../load/latency';
import { addShares } from '../population/patient-with-shares';
import { demoClinic } from '../stack/demo-clinic';
import { median, percentile } from '../statistics';

const FEW = 20;
const MANY = 5_000;
const ROUNDS = 5;
const READS = 80;
const PATIENTS = { few: 'bench-few', many: 'bench-many' } as const;

/** The first page of a patient's shares, out of twenty and out of five thousand. */
export const sharePage: Row = { id: 'share-page', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is missing and cannot be installed.');
  bench.after(postgres.stop);
  const clinic = await demoClinic(bench, postgres.url, 'share_page', async (db) => {
    await addShares(db, PATIENTS.few, FEW);
    await addShares(db, PATIENTS.many, MANY);
  });
  const read = (patientId: string) =>
    timed(clinic, `${API_PREFIX}/billing/payments/patient/${patientId}/patient-shares?limit=20`);
  for (let turn = 0; turn < READS; turn += 1) await read(PATIENTS.many);
  const rounds: { readonly few: number; readonly many: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const few: number[] = [];
    const many: number[] = [];
    for (let turn = 0; turn < READS; turn += 1) {
      few.push(await read(PATIENTS.few));
      many.push(await read(PATIENTS.many));
    }
    rounds.push({ few: percentile(few, 0.5), many: percentile(many, 0.5) });
  }
  return [
    {
      name: 'first page of 5,000 patient shares beside that of 20',
      unit: 'ms',
      measured: median(rounds.map(({ many }) => many)),
      reference: median(rounds.map(({ few }) => few)),
      ratio: median(rounds.map(({ few, many }) => many / few)),
    },
  ];
}
