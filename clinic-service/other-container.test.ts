import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from './testing/call';
import { otherContainer, type Place } from './testing/other-container';
import { ServiceProcess } from './testing/service-process';

const times = Number(process.env.KILL_TIMES ?? 2);
const KEY = 'a-key-for-tests-0123456789-0123456789';
const WRITERS = 4;
const here: Place = { name: 'here', within: [] };
const elsewhere = otherContainer({ network: false });
const listed = z.object({ pagination: z.object({ total: z.number() }) });

let dataDir: string;
let running: ServiceProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-container-'));
  running = [];
});
afterEach(async () => {
  for (const service of running) await service.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(place = here): ServiceProcess {
  const service = new ServiceProcess(
    { DATA_DIR: dataDir, CLINIC_BOOTSTRAP_API_KEY: KEY },
    place.within,
  );
  running.push(service);
  return service;
}

const lockFile = () => join(dataDir, 'clinic', 'clinic.lock');

/** What changes with the lock: a connection to it counts as a reading. */
function untouched(): object {
  const { ino, ctimeMs } = statSync(lockFile());
  return { ino, ctimeMs };
}

type Service = Awaited<ReturnType<ServiceProcess['ready']>>;

/** Makes patients until the other process has ended. Returns how many were acknowledged. */
async function writeUntilEnd(service: Service, other: ServiceProcess): Promise<number> {
  let ended = false;
  void other.ended.then(() => {
    ended = true;
  });
  let acknowledged = 0;
  const write = async () => {
    while (!ended) {
      const body = { firstName: 'Ana', lastName: 'Gómez' };
      const answer = await call(service, 'POST', '/patients', { key: KEY, body }).catch(cutOff);
      if (answer === undefined) return;
      expect(answer.status).toBe(201);
      acknowledged += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return acknowledged;
}

function cutOff(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

async function patients(service: Service): Promise<number> {
  const { body } = await call(service, 'GET', '/patients?limit=1', { key: KEY });
  return listed.parse(body).pagination.total;
}

test(`a second service in ${elsewhere.name} is refused, ${times} times over, and nothing of the first is lost`, {
  timeout: 120_000 + times * 60_000,
}, async () => {
  const withNetwork = otherContainer({ network: true });
  let acknowledged = 0;
  for (let time = 0; time < times; time += 1) {
    const [first, second] = time % 2 === 0 ? [here, elsewhere] : [withNetwork, here];
    const owner = start(first);
    const service = await owner.ready();
    expect(await patients(service)).toBe(acknowledged);
    const lock = untouched();
    const refused = start(second);
    acknowledged += await writeUntilEnd(service, refused);
    expect(await refused.ended).toEqual({
      code: 1,
      stderr: `The data folder ${join(dataDir, 'clinic')} is in use by another process, perhaps in another container. Stop it first.\n`,
    });
    expect(untouched()).toEqual(lock);
    await owner.stop('SIGKILL');
  }
  const service = await start().ready();
  console.info({ second: elsewhere.name, times, acknowledged });
  expect(await patients(service)).toBe(acknowledged);
  expect(acknowledged).toBeGreaterThan(times * 15);
});

test('one whose lock is deleted while it writes ends, and the next has all that it acknowledged', {
  // Two starts, of which the first makes the database.
  timeout: 240_000,
}, async () => {
  const owner = start();
  const service = await owner.ready();
  const writing = writeUntilEnd(service, owner);
  await expect.poll(() => patients(service), { timeout: 60_000 }).toBeGreaterThan(20);
  rmSync(lockFile());
  const next = start(elsewhere.within.length > 0 ? otherContainer({ network: true }) : here);
  const acknowledged = await writing;
  expect(await owner.ended).toEqual({
    code: 1,
    stderr: `The lock of the data folder ${join(dataDir, 'clinic')} was removed or replaced, so another process may use the folder. This one ends.\n`,
  });
  const kept = await patients(await next.ready());
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  // What was under way when it ended was made or not; it was acknowledged to nobody.
  expect(kept).toBeLessThanOrEqual(acknowledged + WRITERS);
});
