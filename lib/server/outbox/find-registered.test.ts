import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readOdontogramVersion } from '@/lib/contract/odontogram';
import { ClinicError } from '@/lib/server/clinic/errors';
import { findRegistered } from './find-registered';

const item = { type: 'custom', name: 'Corona', quantity: 2, unitPrice: 90_000 } as const;
const sent = { toothFdi: 36, catalogFindingId: 'any', surface: 'mesial' } as const;
const charted = (id: string, members: object = {}) => ({
  id,
  ...sent,
  evolution: 'now',
  ...members,
});
const estimate = { findingCount: 1, total: 0, paid: 0, due: 0 };

function version(n: number, findings: readonly object[], createdBy = 'u1') {
  const lists = { temporaryTeeth: [], findings };
  const chart = { id: 'p1', dentitionMode: 'adult', ...lists, estimate, version: n };
  return z.parse(readOdontogramVersion.response, {
    version: n,
    action: 'done',
    createdBy,
    createdAt: '2026-11-22T15:00:00Z',
    odontogram: { ...chart, signature: { status: 'none' } },
  });
}

function reads(...versions: readonly ReturnType<typeof version>[]) {
  return async (n: number) => {
    const found = versions.find((one) => one.version === n);
    const missing = { operation: 'odontogram.read-version', correlationId: 'c' };
    if (found === undefined) throw new ClinicError(404, 'NOT_FOUND', missing);
    return found;
  };
}
const of = { ifMatch: '1', staffId: 'u1' };
const old = charted('old', { toothFdi: 12 });

test('what came after the version that was named is the change, with what it replaced', async () => {
  const instead = charted('there', { catalogFindingId: 'other' });
  const read = reads(version(1, [old, instead]), version(2, [old, charted('new')]));
  expect(await findRegistered({ ...of, findings: [sent] }, read)).toEqual({
    findings: [expect.objectContaining({ id: 'new', ...sent })],
    replacedFindingIds: ['there'],
    estimate,
    version: 2,
    signature: expect.objectContaining({ status: 'none' }),
  });
});

test('the first change of a chart has nothing before it', async () => {
  const read = reads(version(1, [charted('new')]));
  const found = await findRegistered({ ...of, ifMatch: '0', findings: [sent] }, read);
  expect(found).toMatchObject({ findings: [{ id: 'new' }], replacedFindingIds: [] });
});

test('several come as they were sent, and what was to go is not replaced', async () => {
  const read = reads(
    version(1, [old, charted('there', { toothFdi: 11 })]),
    version(2, [
      charted('a', { toothFdi: 11 }),
      charted('b', { plannedItems: [{ ...item, id: 'i' }] }),
    ]),
  );
  const findings = [
    { ...sent, plannedItems: [item] },
    { ...sent, toothFdi: 11 },
  ];
  expect(await findRegistered({ ...of, findings, removeFindingIds: ['old'] }, read)).toMatchObject({
    findings: [{ id: 'b' }, { id: 'a' }],
    replacedFindingIds: ['there'],
  });
  // Only to remove.
  const gone = reads(version(1, [old]), version(2, []));
  const removed = { ...of, findings: [], removeFindingIds: ['old'] };
  expect(await findRegistered(removed, gone)).toMatchObject({ findings: [], version: 2 });
});

test.each([
  ['there is none', []],
  ['somebody else made it', [version(2, [old, charted('new')], 'u2')]],
  ['it registers something else', [version(2, [old, charted('new', { toothFdi: 11 })])]],
  ['it registers more', [version(2, [old, charted('new'), charted('more', { toothFdi: 11 })])]],
  ['it takes away more', [version(2, [charted('new')])]],
  ['its notes are others', [version(2, [old, charted('new', { notes: 'x' })])]],
  ['nothing came', [version(2, [old])]],
])('the next version is not the change: %s', async (_, later) => {
  const read = reads(version(1, [old]), ...later);
  expect(await findRegistered({ ...of, findings: [sent] }, read)).toBeUndefined();
});

test('nobody can say where no version was named, or one cannot be read', async () => {
  const read = reads(version(1, [old]), version(2, [old, charted('new'), { id: 'unplaced' }]));
  for (const ifMatch of [undefined, 'x', '1e3', '-1', '']) {
    await expect(findRegistered({ ...of, ifMatch, findings: [sent] }, read)).rejects.toThrow();
  }
  await expect(findRegistered({ ...of, findings: [sent] }, read)).rejects.toThrow('read whole');
});
