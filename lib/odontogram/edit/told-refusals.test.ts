import { expect, test } from 'vitest';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const crown = registering({ toothFdi: 36, catalogFindingId: 'crown' });

function open() {
  const service = fakeService();
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: { send: service.send, read: service.read },
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  return { editor, service, news: () => editor.state().news?.news };
}

test('why one edit was refused is still told when the next was made', async () => {
  const { editor, service, news } = open();
  service.endings.push('refused', 'made');
  await Promise.all([editor.submit(crown), editor.submit(registering(decay))]);
  expect(news()).toMatchObject({ kind: 'refused', edit: crown });
  expect(service.places()).toEqual(['36/occlusal decay']);
});

test('what is done after it is told again, and undone', async () => {
  const { editor, service, news } = open();
  await editor.submit(registering(decay));
  service.endings.push('refused');
  await editor.submit(crown);
  await editor.submit(crown);
  expect(news()).toMatchObject({ kind: 'made', as: 'edit', edit: crown });
  await editor.undo();
  expect(news()).toMatchObject({ kind: 'made', as: 'undo' });
  expect(service.places()).toEqual(['36/occlusal decay']);
});
