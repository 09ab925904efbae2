import { expect, test, vi } from 'vitest';
import { sendEdit } from '@/lib/odontogram/send-edit';
import { charted, planned } from '@/lib/testing/charted';
import {
  ALL_RIGHTS,
  DOCUMENTED_RIGHTS,
  EMPTY_CHART,
  fakeService,
} from '@/lib/testing/fake-chart-service';
import type { ChartRights } from '../chart-rights';
import { createChartEditor } from './chart-editor';
import { asNew, registering, removing } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const half = charted({ id: 'old', plannedItems: [planned()], unreadableItems: 1 });
const { toothFdi, surface } = half;
const other = registering({ toothFdi, surface, catalogFindingId: 'stain' });

function open(finding = half, rights: ChartRights = ALL_RIGHTS) {
  const service = fakeService({ ...EMPTY_CHART, findings: [finding] });
  const known = wholeChart(service.chart());
  const editor = createChartEditor({
    performer: async () => performSteps,
    known,
    ports: service,
    rights,
    firstEvolution: () => 'todo',
  });
  return { editor, service };
}

test.each([
  ['replaced', other, ALL_RIGHTS],
  ['removed', removing(half), ALL_RIGHTS],
  ['removed where nothing takes a batch', removing(half), { ...DOCUMENTED_RIGHTS, remove: true }],
] as const)(
  'one whose plan could not be read is %s: undo says that it cannot',
  async (_, edit, rights) => {
    const { editor, service } = open(half, rights);
    await editor.submit(edit);
    const left = service.chart();
    expect(await editor.undo()).toMatchObject({ ok: false });
    expect(editor.state().news?.news).toMatchObject({ kind: 'lacking', lacking: 'plan' });
    expect(editor.state().canUndo).toBe(false);
    expect(service.chart()).toBe(left);
  },
);

test('what was removed with it comes back, and what was done before can be taken back', async () => {
  const { editor, service } = open();
  const read = charted({ toothFdi: 46, plannedItems: [planned()] });
  service.colleague(registering(asNew(read)));
  editor.noticed(1);
  await expect.poll(() => editor.state().known.version).toBe(1);
  await editor.submit(registering({ toothFdi: 11, catalogFindingId: 'gone' }));
  await editor.submit(removing(half, read));
  expect(service.places()).toEqual(['11 gone']);
  expect(await editor.undo()).toMatchObject({ ok: false });
  expect(editor.state().news?.news).toMatchObject({ kind: 'lacking', lacking: 'somePlans' });
  expect(service.places()).toEqual(['11 gone', '46/occlusal hole']);
  expect(await editor.undo()).toEqual({ ok: true });
  expect(service.places()).toEqual(['46/occlusal hole']);
  expect(editor.state().canUndo).toBe(false);
});

test('is kept with what was refused, so that undoing once more tells of it', async () => {
  const { editor, service } = open();
  await editor.submit(registering({ toothFdi: 46, catalogFindingId: 'gone' }));
  await editor.submit(removing(half, { toothFdi: 46 }));
  service.endings.push('refused');
  await editor.undo();
  expect(editor.state().news?.news).toMatchObject({ kind: 'refused' });
  await editor.undo();
  expect(editor.state().news?.news).toMatchObject({ kind: 'lacking', lacking: 'somePlans' });
  expect(service.places()).toEqual(['46 gone']);
});

test('one whose plan was read comes back with it', async () => {
  const { editor, service } = open(charted({ plannedItems: [planned()] }));
  await editor.submit(removing(half));
  expect(await editor.undo()).toEqual({ ok: true });
  expect(service.chart().findings).toMatchObject([{ plannedItems: [{ name: 'Resina' }] }]);
});

test('nor is it sent where somebody insists on it after a colleague removed it', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const how = { ...ALL_RIGHTS, idempotencyKey: 'a-key-of-the-tests-0001' };
  const sent = sendEdit('patient', registering(asNew(half)), wholeChart(EMPTY_CHART), how);
  await expect(sent).rejects.toMatchObject({ code: 'UNREADABLE_PLAN' });
  expect(fetch).not.toHaveBeenCalled();
});
