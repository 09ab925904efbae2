import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const crown = { toothFdi: 46, catalogFindingId: 'crown' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An editor whose service cannot be read until it `is.there`. */
function open() {
  const service = fakeService();
  const is = { there: false };
  let readings = 0;
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: {
      send: service.send,
      read: async () => {
        readings += 1;
        if (!is.there) throw new ClinicProblem(0, 'OFFLINE');
        return service.read();
      },
    },
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  const unsubscribe = editor.subscribe(() => {});
  return { editor, service, is, unsubscribe, readings: () => readings };
}

test('edits whose answers were lost are told of until the service says what became of each', async () => {
  const { editor, service, is, readings } = open();
  service.endings.push('lost', 'never-sent');
  void editor.submit(registering(decay));
  void editor.submit(registering(crown));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(editor.state().news?.news).toMatchObject({
    kind: 'refused',
    problem: { code: 'OUTCOME_UNKNOWN' },
    doubted: [registering(decay), registering(crown)],
    more: 0,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(editor.state().news?.news.kind).toBe('refused');
  is.there = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(editor.state().news?.news).toEqual({
    kind: 'settled',
    saved: [registering(decay)],
    lost: [registering(crown)],
  });
  expect(editor.state().shown.findings).toMatchObject([decay]);
  const read = readings();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readings()).toBe(read);
});

test('nobody asks when nobody is there to be told', async () => {
  const { editor, service, unsubscribe, readings } = open();
  service.endings.push('never-sent');
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(2_000);
  unsubscribe();
  const read = readings();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readings()).toBe(read);
});
