import { beforeEach, expect, test, vi } from 'vitest';
import { type Edit, registering, removing } from '@/lib/odontogram/edit/edit';
import { wholeChart } from '@/lib/odontogram/edit/known-chart';
import { chartOf } from '@/lib/testing/odontogram';
import { sendEdit } from './send-edit';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
  fetch.mockImplementation(async () =>
    Response.json({ findings: [], replacedFindingIds: [], version: 8 }),
  );
});

const KEY = 'a-key-of-the-tests-0001';
const known = wholeChart(chartOf([], { version: 7 }));
const gone = { toothFdi: 36, surface: 'mesial', id: 'f1' };
const come = { toothFdi: 11, catalogFindingId: 'any' };

async function sent(step: Edit, removeAlone: boolean) {
  const answer = await sendEdit('p1', step, known, { removeAlone, idempotencyKey: KEY });
  const [path = '', { method, body } = {}] = fetch.mock.lastCall ?? [];
  const call = `${method} ${String(path).replace('/api/clinic/patients/p1/odontogram', '')}`;
  return { call, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer };
}

test('one that goes alone is removed by a call of its own, or by a batch where there is none', async () => {
  const alone = await sent(removing(gone), true);
  expect(alone).toMatchObject({ call: 'DELETE /findings/f1', body: undefined });
  const batch = await sent(removing(gone), false);
  expect(batch.call).toBe('POST /findings/batch');
  expect(batch.body).toEqual({ findings: [], removeFindingIds: ['f1'] });
  for (const { answer } of [alone, batch]) {
    expect(answer).toMatchObject({ after: { version: 8, findings: [], goneIds: ['f1'] } });
  }
});

test('what goes with others, or comes in its place, is one change', async () => {
  const two: Edit = { kind: 'findings', register: [come], remove: [gone] };
  expect(await sent(two, true)).toMatchObject({
    call: 'POST /findings/batch',
    body: { findings: [come], removeFindingIds: ['f1'] },
  });
  fetch.mockImplementationOnce(async () =>
    Response.json({ finding: come, replacedFindingIds: ['f0'], version: 8 }),
  );
  const { call, answer } = await sent(registering(come), false);
  expect(call).toBe('POST /findings');
  expect(answer).toMatchObject({ after: { goneIds: ['f0'] } });
});
