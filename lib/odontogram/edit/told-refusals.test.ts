import { afterEach, expect, test, vi } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const crown = registering({ toothFdi: 36, catalogFindingId: 'crown' });

function open(unreadable?: ClinicProblem) {
  const service = fakeService();
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: {
      send: service.send,
      read: unreadable ? () => Promise.reject(unreadable) : service.read,
    },
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  return { editor, service, told: () => editor.state() };
}

afterEach(() => vi.useRealTimers());

test('what waited behind a refused edit is told, and the refusal beside it', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'made');
  await Promise.all([editor.submit(crown), editor.submit(registering(decay))]);
  expect(told()).toMatchObject({
    news: { number: 2, news: { kind: 'made', edit: registering(decay) } },
    refusal: { number: 1, news: { kind: 'refused', edit: crown } },
  });
  expect(service.places()).toEqual(['36/occlusal decay']);
});

test('so is what is done, or taken back, before the refusal can have been read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { editor, service, told } = open();
  service.endings.push('refused');
  await editor.submit(crown);
  vi.setSystemTime(Date.now() + 1_000);
  await editor.submit(registering(decay));
  await editor.undo();
  expect(told()).toMatchObject({
    news: { news: { kind: 'made', as: 'undo', edit: registering(decay) } },
    refusal: { news: { edit: crown } },
  });
  vi.setSystemTime(Date.now() + 5_000);
  await editor.redo();
  expect(told()).toMatchObject({ news: { news: { as: 'redo' } }, refusal: undefined });
});

test('another refusal takes its place and counts it', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'refused');
  await editor.submit(crown);
  await editor.submit(registering(decay));
  expect(told()).toMatchObject({
    news: { number: 2 },
    refusal: { number: 2, news: { edit: registering(decay), more: 1 } },
  });
});

test('who does the same again is not told of the first time', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'refused', 'made');
  await editor.submit(crown);
  await editor.submit(crown);
  expect(told()).toMatchObject({ news: { news: { kind: 'refused', more: 0 } } });
  await editor.submit(crown);
  expect(told()).toMatchObject({ news: { news: { kind: 'made' } }, refusal: undefined });
});

test('unless that may have been made', async () => {
  const { editor, service, told } = open(new ClinicProblem(403, 'FORBIDDEN'));
  service.endings.push('lost');
  await editor.submit(crown);
  expect(told().news?.news).toMatchObject({ problem: { code: 'OUTCOME_UNKNOWN' } });
  await editor.submit(crown);
  expect(told().news?.news).toMatchObject({ kind: 'refused', more: 1, isMoreInDoubt: true });
});
