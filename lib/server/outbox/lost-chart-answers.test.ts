import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { POST } from '@/app/api/clinic/[...path]/route';
import { call } from '@/clinic-service/testing/call';
import { dataOf } from '@/clinic-service/testing/chart';
import { WORLD } from '@/clinic-service/testing/world';
import type { Seen } from '@/e2e/support/fault-proxy';
import { readOdontogram } from '@/lib/contract/odontogram';
import { withFaultyService } from '@/lib/testing/faulty-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

const { service, key, proxy } = await withFaultyService({ REQUIRE_SECOND_FACTOR: 'false' });

const answered = z.object({ version: z.number(), replacedFindingIds: z.array(z.string()) });
const root = ['patients', WORLD.patient, 'odontogram'];
const isChange = ({ method }: Seen) => method === 'POST';

async function chart() {
  return dataOf(readOdontogram.response, await call(service, 'GET', `/${root.join('/')}`, { key }));
}

test('what is charted while answers get lost is charted once, and known to be', async () => {
  const browser = await afterPassword((await makeStaff('dentist')).email);
  /** As the screen does: the same key until it is known how it ended. */
  const send = async (path: readonly string[], body: object, ifMatch: number) => {
    const idempotencyKey = randomUUID();
    const ask = () =>
      browser.send((request) => POST(request, { params: Promise.resolve({ path }) }), {
        body,
        ifMatch: `"${ifMatch}"`,
        idempotencyKey,
      });
    const first = await ask();
    await proxy.heal();
    const last = first.status === 504 ? await ask() : first;
    return { status: last.status, body: await last.json() };
  };
  const caries = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal', notes: ' Ya ' };

  proxy.fail(isChange, { kind: 'lost' });
  const lost = await send([...root, 'findings'], caries, 0);
  expect(lost.status).toBe(200);
  expect(answered.parse(lost.body)).toEqual({ version: 1, replacedFindingIds: [] });

  proxy.fail(isChange, { kind: 'reset' });
  const neverArrived = await send([...root, 'findings'], { ...caries, surface: 'mesial' }, 1);
  expect(answered.parse(neverArrived.body)).toMatchObject({ version: 2 });

  const [first, second] = (await chart()).findings;
  proxy.fail(isChange, { kind: 'half' });
  const batch = {
    findings: [{ ...caries, catalogFindingId: 'resina' }],
    removeFindingIds: [first?.id],
  };
  const undone = await send([...root, 'findings', 'batch'], batch, 2);
  expect(answered.parse(undone.body)).toEqual({ version: 3, replacedFindingIds: [second?.id] });

  // Somebody else was quicker, and nobody hears that it was refused: it was not made, and is not.
  proxy.fail(isChange, { kind: 'lost' });
  const refused = await send([...root, 'findings'], { ...caries, surface: 'distal' }, 2);
  expect(refused).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
  expect(await chart()).toMatchObject({ version: 3, estimate: { findingCount: 1 } });
});
