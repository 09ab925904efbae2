import { expect, test } from 'vitest';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';
import { settleUnattended } from './settle-unattended';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const filling = { ...decay, catalogFindingId: 'filling' };

function left() {
  const service = fakeService();
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: service,
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  const kept: Chart[] = [];
  return { service, editor, kept, leave: () => settleUnattended(editor, (one) => kept.push(one)) };
}

test('what is on its way when the person leaves is kept once it is answered', async () => {
  const { service, editor, kept, leave } = left();
  const edits = [editor.submit(registering(decay)), editor.submit(registering(filling))];
  leave();
  expect(kept.map(({ version }) => version)).toEqual([0]);
  await Promise.all(edits);
  expect(kept.map(({ version }) => version)).toEqual([0, 1, 2]);
  expect(kept.at(-1)).toBe(editor.state().known.chart);
  expect(service.places()).toEqual(['36/occlusal filling']);
});

test('what nobody can be asked any more leaves a colleague’s work as it is, and what waits goes on', async () => {
  const { service, editor, kept, leave } = left();
  service.colleague(registering(filling));
  const clashing = editor.submit(registering(decay));
  const elsewhere = editor.submit(registering({ ...decay, toothFdi: 46 }));
  leave();
  expect((await clashing).ok).toBe(false);
  expect(await elsewhere).toEqual({ ok: true });
  expect(service.places()).toEqual(['36/occlusal filling', '46/occlusal decay']);
  expect(kept.at(-1)?.version).toBe(2);
});

test('a question that is open already is answered too; of whoever comes back it is asked again', async () => {
  const { service, editor, leave } = left();
  service.colleague(registering(filling));
  const clashing = editor.submit(registering(decay));
  await expect.poll(() => editor.state().clash).toBeDefined();
  const back = leave();
  expect((await clashing).ok).toBe(false);
  back();
  service.colleague(registering(decay));
  void editor.submit(registering({ ...decay, catalogFindingId: 'crown' }));
  await expect.poll(() => editor.state().clash).toBeDefined();
});
