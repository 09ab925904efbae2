import { afterEach, expect, test, vi } from 'vitest';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const crown = registering({ toothFdi: 36, catalogFindingId: 'crown' });

afterEach(() => vi.useRealTimers());

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

test('nor does what is charted before it can have been read take its place', async () => {
  const { editor, service, news } = open();
  service.endings.push('refused');
  await editor.submit(crown);
  await editor.submit(registering(decay));
  expect(news()).toMatchObject({ kind: 'refused', edit: crown });
  vi.setSystemTime(Date.now() + 1_500);
  await editor.submit(crown);
  expect(news()).toMatchObject({ kind: 'made' });
});
