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

/** An editor whose service cannot be read while `is.away`. */
function open(problem = new ClinicProblem(0, 'OFFLINE')) {
  const service = fakeService();
  const is = { away: true };
  let readings = 0;
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: {
      send: service.send,
      read: async () => {
        readings += 1;
        if (is.away) throw problem;
        return service.read();
      },
    },
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  return { editor, service, is, news: () => editor.state().news?.news, readings: () => readings };
}

for (const ending of ['lost', 'late', 'never-sent'] as const) {
  test(`an edit whose answer is lost while nothing can be read (${ending}) is made once, and those after it in their turn`, async () => {
    const { editor, service, is, news } = open();
    service.endings.push(ending);
    void editor.submit(registering(decay));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news()).toEqual({ kind: 'in-doubt', edit: registering(decay) });
    expect(editor.state()).toMatchObject({ isBusy: true });
    expect(editor.state().shown.findings).toMatchObject([decay, crown]);
    expect(service.sent).toHaveLength(1);
    is.away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(news()).toMatchObject({ kind: 'made', edit: registering(crown), joined: false });
    expect(service.places()).toEqual(['36/occlusal decay', '46 crown']);
    expect(service.chart().version).toBe(2);
    // Undo knows both, the last one first.
    await editor.undo();
    expect(service.places()).toEqual(['36/occlusal decay']);
    await editor.undo();
    expect(service.places()).toEqual([]);
  });
}

test('an undo whose answer is lost can be done again once it is known to be made', async () => {
  const { editor, service, is } = open();
  await editor.submit(registering(decay));
  service.endings.push('lost');
  void editor.undo();
  await vi.advanceTimersByTimeAsync(5_000);
  is.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(editor.state()).toMatchObject({ canUndo: false, canRedo: true });
  await editor.redo();
  expect(service.places()).toEqual(['36/occlusal decay']);
});

test('what was refused before is told again once nothing is in doubt any more', async () => {
  const { editor, service, is, news } = open();
  service.endings.push('refused', 'lost');
  void editor.submit(registering(crown));
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(news()?.kind).toBe('in-doubt');
  is.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news()).toMatchObject({ kind: 'refused', edit: registering(crown), more: 0 });
  expect(service.places()).toEqual(['36/occlusal decay']);
});

test('a reading that will never come is not waited for', async () => {
  const { editor, service, news, readings } = open(new ClinicProblem(403, 'FORBIDDEN'));
  service.endings.push('lost');
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(100);
  expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
  expect(readings()).toBe(1);
});

test('after ten minutes it is told as unknown, and nobody asks any more', async () => {
  const { editor, service, news, readings } = open();
  service.endings.push('lost');
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(590_000);
  expect(news()?.kind).toBe('in-doubt');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
  expect(editor.state()).toMatchObject({ isBusy: false, shown: { findings: [] } });
  const read = readings();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(readings()).toBe(read);
});
