import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import {
  ALL_RIGHTS,
  DOCUMENTED_RIGHTS,
  EMPTY_CHART,
  fakeService,
} from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { UNREAD_CHART, wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const wholeMouth = { ...EMPTY_CHART, version: 7 };
const crown = { toothFdi: 46, catalogFindingId: 'crown' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An editor whose service cannot be read while `is.away`. */
function open(problem = new ClinicProblem(0, 'OFFLINE')) {
  const service = fakeService();
  const is = {
    away: true,
    /** In place of the service, of the next sendings. */
    refusals: [] as (ClinicProblem | undefined)[],
    get refusal(): ClinicProblem | undefined {
      return is.refusals.shift();
    },
  };
  let readings = 0;
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: {
      send: async (step, known) => {
        const { refusal } = is;
        if (refusal) throw refusal;
        return service.send(step, known);
      },
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
    expect(news()).toEqual({
      kind: 'waiting',
      edit: registering(decay),
      as: 'edit',
      isUnknown: true,
    });
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

test('what was refused before is still told once nothing is in doubt any more', async () => {
  const { editor, service, is, news } = open();
  service.endings.push('refused', 'lost');
  void editor.submit(registering(crown));
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(news()?.kind).toBe('waiting');
  is.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news()).toMatchObject({ kind: 'made', edit: registering(decay) });
  expect(editor.state().refusal?.news).toMatchObject({ edit: registering(crown), before: [] });
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
  expect(news()?.kind).toBe('waiting');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
  expect(editor.state()).toMatchObject({ isBusy: false, shown: { findings: [] } });
  const read = readings();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(readings()).toBe(read);
});

test.each([
  ['cut off', new ClinicProblem(200, 'UNEXPECTED')],
  ['by the portal of a network', new ClinicProblem(403, 'UNEXPECTED')],
  ['never, within its time', new ClinicProblem(0, 'OFFLINE')],
])('a reading that is answered %s ends no doubt', async (_, problem) => {
  const { editor, service, is, news } = open(problem);
  service.endings.push('lost');
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(news()).toMatchObject({ kind: 'waiting', isUnknown: true });
  is.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news()).toMatchObject({ kind: 'made', edit: registering(decay) });
  await editor.undo();
  expect(service.places()).toEqual([]);
});

test.each([
  ['nobody is reached', new ClinicProblem(503, 'SERVICE_UNAVAILABLE')],
  ['the session has ended', new ClinicProblem(401, 'SIGNED_OUT')],
  ['there are too many calls', new ClinicProblem(429, 'RATE_LIMITED')],
])(
  'what is not sent because %s is sent when that is over, with all that waits',
  async (_, problem) => {
    const { editor, service, is, news } = open(problem);
    const send = vi.spyOn(is, 'refusal', 'get').mockReturnValue(problem);
    void editor.submit(registering(decay));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news()).toEqual({
      kind: 'waiting',
      edit: registering(decay),
      as: 'edit',
      isUnknown: false,
    });
    expect(editor.state().shown.findings).toMatchObject([decay, crown]);
    expect(service.sent).toEqual([]);
    send.mockReturnValue(undefined);
    is.away = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(news()).toMatchObject({ kind: 'made', edit: registering(crown) });
    expect(service.places()).toEqual(['36/occlusal decay', '46 crown']);
  },
);

test('what fails each time it is sent is not sent more often than every ten seconds, and that is told', async () => {
  const { editor, service, is, news } = open();
  is.away = false;
  service.endings.push(...Array.from({ length: 200 }, () => 'never-sent' as const));
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(news()).toMatchObject({ kind: 'waiting', isUnknown: true });
  expect(service.sent.length).toBeLessThan(12);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
  expect(service.sent.length).toBeLessThan(80);
});

test('what is refused on its second way, and made on its first, is known to be made', async () => {
  const { editor, service, is, news } = open();
  is.away = false;
  service.endings.push('late');
  is.refusals = [undefined, new ClinicProblem(429, 'RATE_LIMITED')];
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news()).toMatchObject({ kind: 'made' });
  expect(service.places()).toEqual(['36/occlusal decay']);
  await editor.undo();
  expect(service.places()).toEqual([]);
});

test('a colleague was faster elsewhere, and the chart cannot be read at once: it is made all the same', async () => {
  const { editor, service, is, news } = open();
  service.colleague(registering(crown));
  void editor.submit(registering(decay));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(news()).toMatchObject({ kind: 'waiting', isUnknown: false });
  is.away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news()).toMatchObject({ kind: 'made', joined: true });
  expect(service.places()).toEqual(['36/occlusal decay', '46 crown']);
});

describe('where nobody can read the chart', () => {
  function openUnread(service = fakeService()) {
    const send = vi.fn(service.send);
    const editor = createChartEditor({
      performer: async () => performSteps,
      known: UNREAD_CHART,
      ports: { send },
      rights: DOCUMENTED_RIGHTS,
      firstEvolution: () => 'first',
    });
    return { editor, service, send, news: () => editor.state().news?.news };
  }

  test('an edit whose answer is lost is asked for again under its key, and made once', async () => {
    const { editor, service, send, news } = openUnread();
    service.endings.push('made', 'lost');
    await editor.submit(registering(decay));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(news()).toMatchObject({ kind: 'made', edit: registering(crown) });
    const keys = send.mock.calls.map(([, , key]) => key);
    expect(keys[1]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(2);
    expect(service.chart()).toMatchObject({ version: 2 });
    expect(editor.state().known).toMatchObject({ version: 2 });
  });

  test('it is waited for while nobody is reached, and then said to be in doubt', async () => {
    const { editor, send, news } = openUnread();
    await editor.submit(registering(decay));
    send.mockRejectedValue(new ClinicProblem(0, 'OUTCOME_UNKNOWN'));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(590_000);
    expect(news()).toEqual({
      kind: 'waiting',
      edit: registering(crown),
      as: 'edit',
      isUnknown: true,
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
    expect(editor.state().known).toMatchObject({ version: undefined });
  });

  test.each([
    [401, 'SIGNED_OUT'],
    [429, 'RATE_LIMITED'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('it is waited for where asking again meets a %i', async (status, code) => {
    const { editor, service, send, news } = openUnread();
    await editor.submit(registering(decay));
    service.endings.push('lost');
    send.mockImplementationOnce(service.send);
    send.mockRejectedValueOnce(new ClinicProblem(status, code, { correlationId: 'call-0001' }));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(news()).toMatchObject({ kind: 'made', edit: registering(crown) });
    expect(service.chart()).toMatchObject({ version: 2 });
  });

  test('asking again that is forbidden leaves it in doubt; that is refused was not made', async () => {
    const { editor, service, send, news } = openUnread();
    await editor.submit(registering(decay));
    for (const [status, code, said] of [
      [422, 'FINDING_RULE_VIOLATION', 'FINDING_RULE_VIOLATION'],
      [403, 'FORBIDDEN', 'OUTCOME_UNKNOWN'],
    ] as const) {
      expect(editor.state().known.version).toBe(1);
      send.mockRejectedValueOnce(new ClinicProblem(0, 'OUTCOME_UNKNOWN'));
      send.mockRejectedValueOnce(new ClinicProblem(status, code));
      expect(await editor.submit(registering(crown))).toMatchObject({ ok: false });
      expect(news()).toMatchObject({ kind: 'refused', problem: { code: said } });
    }
    expect(editor.state().known.version).toBeUndefined();
    expect(service.places()).toEqual(['36/occlusal decay']);
  });

  test('what was changed elsewhere is told, and done again it is made', async () => {
    const { editor, service, send, news } = openUnread(fakeService(wholeMouth));
    await editor.submit({ kind: 'mode', mode: 'mixed' });
    send.mockRejectedValueOnce(new ClinicProblem(409, 'VERSION_CONFLICT'));
    expect(await editor.submit(registering(crown))).toMatchObject({ ok: false });
    expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'CHANGED_UNREAD' } });
    expect(editor.state().known).toMatchObject({ isWhole: false, version: undefined });
    expect(await editor.submit(registering(crown))).toEqual({ ok: true });
    expect(service.places()).toEqual(['46 crown']);
  });

  test('what waits behind it was decided without knowing that, and is refused as well', async () => {
    const { editor, service, send, news } = openUnread(fakeService(wholeMouth));
    await editor.submit(registering(decay));
    send.mockRejectedValueOnce(new ClinicProblem(409, 'VERSION_CONFLICT'));
    const overtaken = [
      editor.submit(registering(crown)),
      editor.submit(registering({ ...decay, toothFdi: 26 })),
      editor.submit({ kind: 'mode', mode: 'mixed' }),
    ];
    for (const outcome of await Promise.all(overtaken)) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'CHANGED_UNREAD' } });
    }
    expect(news()).toMatchObject({
      kind: 'refused',
      problem: { code: 'CHANGED_UNREAD' },
      before: [{ edit: registering(crown) }, {}],
      edit: { kind: 'mode' },
    });
    expect(service.places()).toEqual(['36/occlusal decay']);
    // Done again, knowing it, it is made.
    expect(await editor.submit(registering(crown))).toEqual({ ok: true });
    expect(service.places()).toEqual(['36/occlusal decay', '46 crown']);
  });

  test('nor is what was made before them taken back in their place', async () => {
    const { editor, service, send } = openUnread(fakeService(wholeMouth));
    await editor.submit(registering(decay));
    send.mockRejectedValueOnce(new ClinicProblem(409, 'VERSION_CONFLICT'));
    const refused = editor.submit(registering(crown));
    const overtaken = editor.submit(registering({ ...decay, toothFdi: 26 }));
    const undone = editor.undo();
    expect(await refused).toMatchObject({ ok: false });
    expect(await overtaken).toMatchObject({ ok: false });
    expect(await undone).toEqual({ ok: true });
    expect(service.places()).toEqual(['36/occlusal decay']);
  });

  test('after a lost answer as well: what was made would be known by its key', async () => {
    const { editor, service, send, news } = openUnread();
    await editor.submit(registering(decay));
    send.mockRejectedValueOnce(new ClinicProblem(0, 'OUTCOME_UNKNOWN'));
    send.mockRejectedValueOnce(new ClinicProblem(409, 'VERSION_CONFLICT'));
    const lost = editor.submit(registering(crown));
    const behind = editor.submit(registering({ ...decay, toothFdi: 26 }));
    await vi.advanceTimersByTimeAsync(10_000);
    for (const outcome of await Promise.all([lost, behind])) {
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'CHANGED_UNREAD' } });
    }
    expect(news()).toMatchObject({
      kind: 'refused',
      before: [{ problem: { code: 'CHANGED_UNREAD' } }],
    });
    expect(service.places()).toEqual(['36/occlusal decay']);
  });

  test('of one before it is still said that it may have been made', async () => {
    const { editor, send, news } = openUnread();
    const lost = new ClinicProblem(504, 'OUTCOME_UNKNOWN', { correlationId: 'c' });
    send.mockRejectedValueOnce(lost);
    send.mockRejectedValueOnce(new ClinicProblem(422, 'FINDING_RULE_VIOLATION'));
    void editor.submit(registering(decay));
    expect(await editor.submit(registering(crown))).toMatchObject({ ok: false });
    expect(news()).toMatchObject({ kind: 'refused', before: [{ problem: lost }] });
  });

  test('somebody else who answers in the place of our server has not judged it', async () => {
    const { editor, send, news } = openUnread();
    await editor.submit(registering(decay));
    send.mockRejectedValue(new ClinicProblem(404, 'UNEXPECTED'));
    void editor.submit(registering(crown));
    await vi.advanceTimersByTimeAsync(630_000);
    expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'UNEXPECTED' } });
    expect(editor.state().known.version).toBeUndefined();
  });

  test('what our own server does not know is not asked again; nobody is blamed for it later', async () => {
    const { editor, service, send, news } = openUnread(fakeService(wholeMouth));
    await editor.submit({ kind: 'mode', mode: 'mixed' });
    expect(editor.state().known).toMatchObject({ isWhole: true, version: 8 });
    send.mockImplementationOnce(async (step, known, key) => {
      await service.send(step, known, key);
      throw new ClinicProblem(504, 'OUTCOME_UNKNOWN', { correlationId: 'call-0001' });
    });
    expect(await editor.submit(registering(decay))).toMatchObject({ ok: false });
    expect(news()).toMatchObject({ kind: 'refused', problem: { code: 'OUTCOME_UNKNOWN' } });
    // No tooth of it is shown as one that has nothing.
    expect(editor.state().known).toMatchObject({ isWhole: false, version: undefined });
    expect(await editor.submit(registering(crown))).toEqual({ ok: true });
    expect(service.places()).toEqual(['36/occlusal decay', '46 crown']);
    expect(editor.state().known).toMatchObject({ isWhole: false, version: 10 });
  });
});
