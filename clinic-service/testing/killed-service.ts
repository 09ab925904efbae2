import { join } from 'node:path';
import * as z from 'zod/mini';
import { openDatabase } from '@/lib/server/storage/open-database';
import { CLINIC_MIGRATIONS } from '../db/clinic-migrations';
import { Random } from '../db/demo/random';
import { CLINIC_ID } from '../db/first-start';
import { type Answer, call } from './call';
import { ServiceProcess } from './service-process';
import { addWorld, WORLD } from './world';

const KEY = 'a-key-for-tests-0123456789-0123456789';
const WRITERS = 8;
const MINUTE_MS = 60_000;

const identified = z.object({ id: z.string() });
const paid = z.object({ pagination: z.object({ total: z.number() }) });

interface Killed {
  /** Writes that were answered 201. */
  readonly acknowledged: number;
  /** Writes whose answer the kill cut off: they may be there or not. */
  readonly cutOff: number;
  /** Of the acknowledged ones, those that were not there at the end. */
  readonly lost: readonly string[];
  /** Answers that were neither 201 nor cut off. */
  readonly refused: readonly number[];
}

/**
 * Kills the service `times` times (−9) while eight writers create patients, book appointments and
 * collect payments, starts it again on the same data each time, and looks for every write that was
 * acknowledged: after the kill, and once more after the last.
 */
export async function killedService(
  data: { readonly folder: string; readonly url: string | undefined },
  times: number,
  seed: number,
): Promise<Killed> {
  const random = new Random(seed);
  const environment = {
    DATA_DIR: data.folder,
    CLINIC_BOOTSTRAP_API_KEY: KEY,
    ...(data.url === undefined ? {} : { CLINIC_DATABASE_URL: data.url }),
  };
  await prepare(data, environment);
  const acknowledged: string[] = [];
  const refused: number[] = [];
  let cutOff = 0;
  let turn = 0;
  let payments = 0;
  let checked = 0;
  const lost = new Set<string>();

  for (let time = 0; time < times; time += 1) {
    const process = new ServiceProcess(environment);
    const service = await process.ready();
    for (const path of await missing(service, acknowledged.slice(checked))) lost.add(path);
    checked = acknowledged.length;
    const enough = checked + random.between(WRITERS, 20 * WRITERS);
    let killed = false;
    const write = async () => {
      while (!killed) {
        turn += 1;
        const { path, body } = written(turn);
        const answer = await post(service, path, body);
        if (answer === undefined) cutOff += 1;
        else if (answer.status !== 201) refused.push(answer.status);
        else if (path === '/billing/payments') payments += 1;
        else acknowledged.push(`${path}/${identified.parse(answer.body).id}`);
        if (acknowledged.length >= enough && !killed) {
          killed = true;
          await process.stop('SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
  }

  const last = new ServiceProcess(environment);
  const service = await last.ready();
  for (const path of await missing(service, acknowledged)) lost.add(path);
  const list = await call(service, 'GET', '/billing/payments?limit=1', { key: KEY });
  const kept = paid.parse(list.body).pagination.total;
  for (let payment = kept; payment < payments; payment += 1) lost.add(`payment ${payment + 1}`);
  await last.stop('SIGTERM');
  return { acknowledged: acknowledged.length + payments, cutOff, lost: [...lost], refused };
}

/** The small world in the clinic that the first start makes. */
async function prepare(
  { folder, url }: { readonly folder: string; readonly url: string | undefined },
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const first = new ServiceProcess(environment);
  await first.ready();
  await first.stop('SIGTERM');
  const database = await openDatabase({
    url,
    folder: join(folder, 'clinic'),
    migrations: CLINIC_MIGRATIONS,
  });
  await addWorld(database.db, CLINIC_ID, new Date());
  await database.close();
}

/** The nth thing to write; appointments of one doctor follow each other, so that none is refused. */
function written(turn: number): { readonly path: string; readonly body: object } {
  const start = Date.UTC(2030, 0, 1) + turn * 5 * MINUTE_MS;
  switch (turn % 3) {
    case 0:
      return { path: '/patients', body: { firstName: 'Ana', lastName: `Gómez ${turn}` } };
    case 1:
      return {
        path: '/appointments',
        body: {
          patientId: WORLD.patient,
          doctorId: WORLD.doctor,
          locationId: WORLD.location,
          procedureId: WORLD.procedure,
          startTime: new Date(start).toISOString(),
          endTime: new Date(start + 5 * MINUTE_MS).toISOString(),
        },
      };
    default:
      return {
        path: '/billing/payments',
        body: { invoiceId: WORLD.invoice, amount: 1, method: 'cash' },
      };
  }
}

/** The answer, or undefined where the process was gone before it was read. */
async function post(
  service: { readonly baseUrl: string },
  path: string,
  body: object,
): Promise<Answer | undefined> {
  try {
    return await call(service, 'POST', path, { key: KEY, body });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function missing(
  service: { readonly baseUrl: string },
  paths: readonly string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const path of paths) {
    const { status } = await call(service, 'GET', path, { key: KEY });
    if (status !== 200) gone.push(path);
  }
  return gone;
}
