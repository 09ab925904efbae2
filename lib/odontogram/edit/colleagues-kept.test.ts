import { describe, expect, test } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { ALL_RIGHTS, EMPTY_CHART, fakeService } from '@/lib/testing/fake-chart-service';
import { type ChartEditor, createChartEditor } from './chart-editor';
import { type Edit, registering, removing } from './edit';
import { wholeChart } from './known-chart';
import type { StepPorts } from './perform-step';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const filling = { ...decay, catalogFindingId: 'filling' };
const crown = { toothFdi: 11, catalogFindingId: 'crown' };
/** A service that takes one finding at a time. */
const ONE_BY_ONE = { ...ALL_RIGHTS, registerSeveral: false };

function open(service = fakeService(), rights = ALL_RIGHTS, ports: Partial<StepPorts> = {}) {
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: { send: service.send, read: service.read, ...ports },
    rights,
    firstEvolution: () => 'first',
  });
  return { editor, service };
}

/** Answers every question, and counts them. */
function answering(editor: ChartEditor, choice: 'mine' | 'theirs') {
  const asked = { times: 0 };
  editor.subscribe(() => {
    const { clash } = editor.state();
    if (!clash) return;
    asked.times += 1;
    clash.answer(choice);
  });
  return asked;
}

const shownAt36 = (editor: ChartEditor) => {
  const there = editor.state().shown.findings.find(({ toothFdi }) => toothFdi === 36);
  if (!there) throw new Error('nothing stands there');
  return there;
};

describe('an evolution of what is on its way', () => {
  test('is not given to what stands there where that is refused', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    service.endings.push('refused');
    const registered = editor.submit(registering(filling));
    const change = { evolution: 'later' };
    const chosen = editor.submit({ kind: 'finding', finding: shownAt36(editor), change });
    expect(await registered).toMatchObject({ ok: false });
    expect(await chosen).toEqual({ ok: false, problem: undefined });
    expect(service.chart().findings).toMatchObject([
      { catalogFindingId: 'decay', evolution: 'first' },
    ]);
  });

  test('is not given to a colleague’s that the person left in its place', async () => {
    const { editor, service } = open();
    answering(editor, 'theirs');
    const registered = editor.submit(registering(filling));
    const change = { evolution: 'later' };
    const chosen = editor.submit({ kind: 'finding', finding: shownAt36(editor), change });
    service.colleague(registering(decay));
    await Promise.all([registered, chosen]);
    expect(service.chart().findings).toMatchObject([
      { catalogFindingId: 'decay', evolution: 'first' },
    ]);
  });
});

describe.each([
  ['several at once', ALL_RIGHTS],
  ['one by one', ONE_BY_ONE],
])('where the service takes findings %s', (_, rights) => {
  test('a colleague’s finding is asked about before a removal that waited takes it', async () => {
    const service = fakeService();
    service.colleague(registering(decay));
    const { editor } = open(service, rights);
    const asked = answering(editor, 'theirs');
    const charted = editor.submit(registering(crown));
    const removed = editor.submit(removing(decay));
    service.colleague(registering(filling));
    await Promise.all([charted, removed]);
    expect(asked.times).toBe(1);
    expect(service.places()).toEqual(['11 crown', '36/occlusal filling']);
  });

  test('and before undo takes it', async () => {
    const { editor, service } = open(fakeService(), rights);
    const asked = answering(editor, 'theirs');
    await editor.submit(registering(decay));
    service.colleague(registering(filling));
    editor.noticed(service.chart().version);
    await expect.poll(() => editor.state().known.version).toBe(service.chart().version);
    await editor.undo();
    expect(asked.times).toBe(1);
    expect(service.places()).toEqual(['36/occlusal filling']);
  });

  test('who leaves it there leaves it as it is', async () => {
    const { editor, service } = open(fakeService(), rights);
    await editor.submit(registering(decay));
    await editor.submit({ kind: 'finding', finding: decay, change: { evolution: 'later' } });
    await editor.submit(removing(decay));
    answering(editor, 'theirs');
    service.colleague(registering(decay));
    await editor.undo();
    expect(service.chart().findings).toMatchObject([
      { catalogFindingId: 'decay', evolution: 'first' },
    ]);
  });
});

test('what a colleague charted beside an edit whose answer was lost is not undone with it', async () => {
  const { editor, service } = open(undefined, undefined, {
    read: async () => service.read(),
    send: async (step, known) => {
      try {
        return await service.send(step, known);
      } finally {
        if (service.sent.length === 1)
          service.colleague(registering({ ...decay, surface: 'mesial' }));
      }
    },
  });
  service.endings.push('lost');
  expect(await editor.submit(registering(decay))).toEqual({ ok: true });
  await editor.undo();
  expect(service.places()).toEqual(['36/mesial decay']);
});

test('an edit that was made is told as made though what came with it cannot be read', async () => {
  const service = fakeService();
  const { editor } = open(service, ALL_RIGHTS, {
    // A service that looks at no versions.
    send: (step, known) => service.send(step, { ...known, version: service.chart().version }),
    read: () => Promise.reject(new ClinicProblem(0, 'OFFLINE')),
  });
  service.colleague(registering(crown));
  expect(await editor.submit(registering(decay))).toEqual({ ok: true });
  expect(editor.state()).toMatchObject({ canUndo: true, news: { news: { kind: 'made' } } });
});

test('an edit that fails for a fault of ours is told as not made', async () => {
  const fault = new Error('a fault');
  const { editor } = open(fakeService(), ALL_RIGHTS, { send: () => Promise.reject(fault) });
  await expect(editor.submit(registering(decay))).rejects.toBe(fault);
  expect(editor.state()).toMatchObject({
    shown: EMPTY_CHART,
    isBusy: false,
    news: { news: { kind: 'refused', problem: { code: 'INTERNAL_ERROR' } } },
  });
});

test('a service that answers less than it was said to have is asked once for each news', async () => {
  let readings = 0;
  const service = fakeService();
  const { editor } = open(service, ALL_RIGHTS, {
    read: () => {
      readings += 1;
      return service.read();
    },
  });
  editor.noticed(5);
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(readings).toBe(1);
  editor.noticed(6);
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(readings).toBe(2);
});

test('what is just being taken back can be redone', async () => {
  const { editor, service } = open();
  await editor.submit(registering(decay));
  const undone = editor.undo();
  expect(editor.state().canRedo).toBe(true);
  await Promise.all([undone, editor.redo()]);
  expect(service.places()).toEqual(['36/occlusal decay']);
});

test('two windows at once lose nothing: 200 edits of two people on places of their own', async () => {
  const service = fakeService();
  const [one, other] = [open(service).editor, open(service).editor];
  const teeth = [11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 23, 24, 25, 26, 27, 28, 31, 32, 33, 34];
  const surfaces = ['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'];
  const edits = teeth.flatMap((toothFdi) =>
    surfaces.map((surface): Edit => registering({ toothFdi, surface, catalogFindingId: 'decay' })),
  );
  const far = edits.map((edit): Edit => {
    if (edit.kind !== 'findings') throw new Error('not registered');
    return registering(...edit.register.map((each) => ({ ...each, toothFdi: each.toothFdi + 40 })));
  });
  const outcomes = await Promise.all([
    ...edits.map((edit) => one.submit(edit)),
    ...far.map((edit) => other.submit(edit)),
  ]);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  expect(service.places()).toHaveLength(200);
  expect(service.chart().version).toBe(200);
});

describe('what is told of a colleague', () => {
  test.each([undefined, registering(crown), { kind: 'mode', mode: 'mixed' } as const])(
    'who was written over: not that theirs was kept; elsewhere: %j',
    async (elsewhere) => {
      const { editor, service } = open();
      service.colleague(registering(filling));
      if (elsewhere) service.colleague(elsewhere);
      answering(editor, 'mine');
      await editor.submit(registering(decay));
      expect(editor.state().news?.news).toMatchObject({ kind: 'made', joined: !!elsewhere });
    },
  );

  test('who removed what one takes back: that nothing was left to do', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    service.colleague(removing(decay));
    await editor.undo();
    expect(editor.state().news?.news).toEqual({
      kind: 'as-it-was',
      edit: registering(decay),
      as: 'undo',
    });
    expect(service.places()).toEqual([]);
  });
});
