import { describe, expect, test } from 'vitest';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { charted } from '@/lib/testing/charted';
import {
  ALL_RIGHTS,
  DOCUMENTED_RIGHTS,
  EMPTY_CHART,
  fakeService,
} from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { type Edit, registering, removing } from './edit';
import { UNREAD_CHART, wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const filling = { ...decay, catalogFindingId: 'filling' };
const sign = (version: number): Edit => ({ kind: 'sign', signedBy: 'Dra. Luna', version });
const crown = { toothFdi: 36, catalogFindingId: 'crown' };

function open(service = fakeService(), rights = ALL_RIGHTS) {
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: { send: service.send, read: service.read },
    rights,
    firstEvolution: () => 'first',
  });
  return { editor, service };
}
const shownOf = ({ findings }: Chart) =>
  findings.map(({ toothFdi, surface, catalogFindingId }) => [toothFdi, surface, catalogFindingId]);

describe('an edit', () => {
  test('is shown at once, and known when the service has answered', async () => {
    const { editor } = open();
    const made = editor.submit(registering(decay));
    expect(shownOf(editor.state().shown)).toEqual([[36, 'occlusal', 'decay']]);
    expect(editor.state()).toMatchObject({ isBusy: true, known: { version: 0 } });
    expect(await made).toEqual({ ok: true });
    expect(editor.state()).toMatchObject({ isBusy: false, known: { version: 1 } });
    expect(editor.state().shown).toBe(editor.state().known.chart);
  });

  test('that is refused goes from the screen with the reason', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    service.endings.push('refused');
    const refused = editor.submit(registering(filling));
    expect(shownOf(editor.state().shown)).toEqual([[36, 'occlusal', 'filling']]);
    expect(await refused).toMatchObject({ ok: false, problem: { status: 422 } });
    expect(shownOf(editor.state().shown)).toEqual([[36, 'occlusal', 'decay']]);
    expect(editor.state().news?.news).toMatchObject({ kind: 'refused', made: 0, of: 1 });
  });

  test('waits for those before it, and each names the version that it changes', async () => {
    const { editor, service } = open();
    await Promise.all([editor.submit(registering(decay)), editor.submit(registering(crown))]);
    expect(service.chart().version).toBe(2);
    expect(service.places()).toEqual(['36 crown', '36/occlusal decay']);
  });

  test('says what the service replaced', async () => {
    const { editor } = open();
    await editor.submit(registering(decay));
    await editor.submit(registering(filling));
    expect(editor.state().news?.news).toMatchObject({
      kind: 'made',
      replaced: [{ catalogFindingId: 'decay' }],
    });
  });
});

describe('undo', () => {
  test('puts back what was replaced, with its notes and evolution, and redo replaces it again', async () => {
    const { editor, service } = open();
    await editor.submit(registering({ ...decay, notes: 'deep' }));
    await editor.submit({ kind: 'finding', finding: decay, change: { evolution: 'later' } });
    await editor.submit(registering(filling));
    await editor.undo();
    expect(service.chart().findings).toMatchObject([
      { catalogFindingId: 'decay', notes: 'deep', evolution: 'later' },
    ]);
    await editor.redo();
    expect(service.places()).toEqual(['36/occlusal filling']);
    await editor.undo();
    await editor.undo();
    expect(service.chart().findings).toMatchObject([{ evolution: 'first' }]);
    await editor.undo();
    expect(service.places()).toEqual([]);
    expect(editor.state()).toMatchObject({ canUndo: false, canRedo: true });
  });

  test('takes a whole batch back as one change', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay, crown, { ...decay, toothFdi: 46 }));
    await editor.undo();
    expect(service.chart()).toMatchObject({ version: 2, findings: [] });
  });

  test('of an edit that is refused meanwhile leaves the one before it alone', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    service.endings.push('refused');
    const refused = editor.submit(registering(crown));
    await Promise.all([refused, editor.undo()]);
    expect(service.places()).toEqual(['36/occlusal decay']);
    expect(editor.state().canUndo).toBe(true);
  });

  test('goes back to the dentition before, and never takes a signature back', async () => {
    const { editor, service } = open();
    await editor.submit({ kind: 'mode', mode: 'mixed' });
    await editor.submit(sign(1));
    await editor.undo();
    expect(service.chart()).toMatchObject({ dentitionMode: 'adult', version: 3 });
  });
});

describe('a service that offers the documented alone', () => {
  test('takes several one by one, and what was made before a refusal stays', async () => {
    const { editor, service } = open(fakeService(), DOCUMENTED_RIGHTS);
    const there = { ...decay, toothFdi: 46 };
    service.endings.push('made', 'refused');
    const outcome = await editor.submit(registering(decay, there));
    expect(outcome).toMatchObject({ ok: false });
    expect(editor.state().news?.news).toMatchObject({ kind: 'refused', made: 1, of: 2 });
    expect(shownOf(editor.state().shown)).toEqual([[36, 'occlusal', 'decay']]);
  });

  test('cannot take back what replaced nothing, and says so', async () => {
    const { editor, service } = open(fakeService(), DOCUMENTED_RIGHTS);
    await editor.submit(registering(decay));
    expect(await editor.undo()).toMatchObject({ ok: false });
    expect(editor.state().news?.news).toMatchObject({ kind: 'lacking', lacking: 'remove' });
    expect(editor.state().canUndo).toBe(true);
    expect(service.places()).toEqual(['36/occlusal decay']);
  });

  test('nor is what was made before taken back in the place of what it cannot do', async () => {
    const { editor } = open(fakeService(), DOCUMENTED_RIGHTS);
    const made = editor.submit(registering(decay));
    const lacking = editor.submit(removing(decay));
    expect(await editor.undo()).toEqual({ ok: true });
    expect(await made).toEqual({ ok: true });
    expect(await lacking).toMatchObject({ ok: false });
  });

  test('tells of a chart that nobody can read what its answers say', async () => {
    const service = fakeService({ ...EMPTY_CHART, version: 7 });
    const editor = createChartEditor({
      performer: async () => performSteps,
      known: UNREAD_CHART,
      ports: { send: service.send },
      rights: DOCUMENTED_RIGHTS,
      firstEvolution: () => 'first',
    });
    await editor.submit(registering(decay));
    expect(editor.state().known).toMatchObject({ isWhole: false, version: 8 });
    expect(shownOf(editor.state().shown)).toEqual([[36, 'occlusal', 'decay']]);
    await editor.submit({ kind: 'mode', mode: 'mixed' });
    expect(editor.state().known).toMatchObject({
      isWhole: true,
      chart: { dentitionMode: 'mixed' },
    });
  });
});

describe('a colleague', () => {
  test('who changed another place is joined', async () => {
    const { editor, service } = open();
    service.colleague(registering(crown));
    expect(await editor.submit(registering(decay))).toEqual({ ok: true });
    expect(service.places()).toEqual(['36 crown', '36/occlusal decay']);
    expect(editor.state().news?.news).toMatchObject({ kind: 'made', joined: true });
  });

  test.each([
    ['mine', ['36/occlusal decay']],
    ['theirs', ['36/occlusal filling']],
  ] as const)('who changed the same place: %s', async (choice, left) => {
    const { editor, service } = open();
    service.colleague(registering(filling));
    const outcome = editor.submit(registering(decay));
    const clash = await asked(editor);
    expect(clash?.clashes).toMatchObject([
      { toothFdi: 36, surface: 'occlusal', theirs: { catalogFindingId: 'filling' } },
    ]);
    clash?.answer(choice);
    expect((await outcome).ok).toBe(choice === 'mine');
    expect(service.places()).toEqual(left);
  });

  test('who rewrote the notes that one began to change is asked about, though the chart was read since', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    const [seen] = editor.state().known.chart.findings;
    if (!seen) throw new Error('nothing was registered');
    service.colleague({ kind: 'finding', finding: decay, change: { notes: 'theirs' } });
    editor.noticed(service.chart().version);
    await expect.poll(() => editor.state().known.version).toBe(2);
    const outcome = editor.submit({
      kind: 'finding',
      finding: decay,
      change: { notes: 'mine' },
      seen,
    });
    (await asked(editor))?.answer('mine');
    expect(await outcome).toEqual({ ok: true });
    expect(service.chart().findings).toMatchObject([{ notes: 'mine' }]);
  });

  test('who removed what one changes: to insist registers it again', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    const [seen] = editor.state().known.chart.findings;
    if (!seen) throw new Error('nothing was registered');
    service.colleague(removing(decay));
    const outcome = editor.submit({
      kind: 'finding',
      finding: seen,
      change: { notes: 'mine' },
      seen,
    });
    (await asked(editor))?.answer('mine');
    expect(await outcome).toEqual({ ok: true });
    expect(service.chart().findings).toMatchObject([{ catalogFindingId: 'decay', notes: 'mine' }]);
  });

  test('whose finding stands where one’s own did is asked about before undo takes it away', async () => {
    const { editor, service } = open();
    await editor.submit(registering(decay));
    service.colleague(registering(filling));
    editor.noticed(service.chart().version);
    await expect.poll(() => editor.state().known.version).toBe(2);
    const outcome = editor.undo();
    const clash = await asked(editor);
    expect(clash?.clashes).toMatchObject([{ theirs: { catalogFindingId: 'filling' } }]);
    clash?.answer('theirs');
    await outcome;
    expect(service.places()).toEqual(['36/occlusal filling']);
  });

  test('whose work came with the answer to one edit is asked about by the next', async () => {
    const { editor, service } = open();
    service.colleague(registering(filling));
    const elsewhere = editor.submit(registering(crown));
    const outcome = editor.submit(registering(decay));
    (await asked(editor))?.answer('theirs');
    expect(await elsewhere).toEqual({ ok: true });
    expect((await outcome).ok).toBe(false);
    expect(service.places()).toEqual(['36 crown', '36/occlusal filling']);
  });

  test('who signed meanwhile is overruled by none of the edits that wait', async () => {
    const { editor, service } = open();
    service.colleague(sign(0));
    const outcomes = await Promise.all([
      editor.submit(registering(crown)),
      editor.submit(registering(decay)),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false]);
    expect(editor.state().news?.news).toMatchObject({
      kind: 'refused',
      before: [{ edit: registering(crown) }],
    });
    expect(service.places()).toEqual([]);
  });

  test('who changed one place of several keeps that one; the others are made', async () => {
    const { editor, service } = open();
    service.colleague(registering(filling));
    const outcome = editor.submit(registering(decay, { ...decay, toothFdi: 46 }));
    (await asked(editor))?.answer('theirs');
    expect(await outcome).toEqual({ ok: true });
    expect(service.places()).toEqual(['36/occlusal filling', '46/occlusal decay']);
  });

  test('who signed meanwhile is not overruled: the edit is refused, and can be made again', async () => {
    const { editor, service } = open();
    service.colleague(sign(0));
    expect(await editor.submit(registering(decay))).toMatchObject({
      ok: false,
      problem: { code: 'SIGNED_MEANWHILE' },
    });
    expect(service.places()).toEqual([]);
    expect(editor.state().known.chart.signature.status).toBe('signed');
    expect(await editor.submit(registering(decay))).toEqual({ ok: true });
  });

  test('whose work is noticed is shown, and counted', async () => {
    const { editor, service } = open();
    service.colleague(registering(crown, decay));
    editor.noticed(1);
    await expect.poll(() => editor.state().news?.news.kind).toBe('colleague');
    expect(editor.state().news?.news).toMatchObject({
      changed: [{ toothFdi: 36 }, { toothFdi: 36 }],
      mode: undefined,
    });
    expect(editor.state().shown.findings).toHaveLength(2);
    service.colleague({ kind: 'mode', mode: 'mixed' });
    editor.noticed(2);
    await expect.poll(() => editor.state().known.version).toBe(2);
    expect(editor.state().news?.news).toMatchObject({ kind: 'colleague', mode: 'mixed' });
  });
});

describe('a signature', () => {
  test('is of the version that was seen', async () => {
    const { editor, service } = open();
    expect(await editor.submit(sign(0))).toEqual({ ok: true });
    expect(service.chart().signature).toMatchObject({ status: 'signed', signedBy: 'Dra. Luna' });
  });

  test.each([
    ['another finding', registering(crown)],
    ['another dentition', { kind: 'mode', mode: 'mixed' }],
  ] as const)('is not given for what a colleague changed unseen: %s', async (_, theirs) => {
    const { editor, service } = open();
    service.colleague(theirs);
    const outcome = await editor.submit(sign(0));
    expect(outcome).toMatchObject({ ok: false, problem: { details: { why: 'changed' } } });
    expect(editor.state().clash).toBeUndefined();
    expect(service.chart().signature.status).toBe('none');
    expect(await editor.submit(sign(1))).toEqual({ ok: true });
  });

  test('waits for nothing: of what is still being saved it may come otherwise', async () => {
    const { editor, service } = open();
    service.endings.push('refused');
    const decided = editor.submit(registering(decay));
    expect(await editor.submit(sign(0))).toMatchObject({
      ok: false,
      problem: { details: { why: 'busy' } },
    });
    await decided;
    expect(service.sent).toHaveLength(1);
    expect(await editor.submit(sign(0))).toEqual({ ok: true });
  });

  test.each([
    ['of the chart', { unreadable: { findings: 1, temporaryTeeth: 0, estimate: false } }],
    ['of a plan', { findings: [charted({ unreadableItems: 1 })] }],
  ])('is not given where a part %s could not be read', async (_, part) => {
    const { editor, service } = open(fakeService({ ...EMPTY_CHART, ...part }));
    expect(await editor.submit(sign(0))).toMatchObject({
      ok: false,
      problem: { details: { why: 'unreadable' } },
    });
    expect(service.sent).toEqual([]);
  });

  test('whose answer was lost is found, and not given twice', async () => {
    const { editor, service } = open();
    service.endings.push('lost');
    expect(await editor.submit(sign(0))).toEqual({ ok: true });
    expect(service.sent).toHaveLength(1);
  });
});

describe('an answer that was lost', () => {
  test('of what was made is found in the chart', async () => {
    const { editor, service } = open();
    service.endings.push('lost');
    expect(await editor.submit(registering(decay))).toEqual({ ok: true });
    expect(service.sent).toHaveLength(1);
    expect(editor.state().known.version).toBe(1);
  });

  test('that comes late is not taken for a colleague’s work', async () => {
    const { editor, service } = open();
    service.endings.push('late');
    expect(await editor.submit(registering(decay))).toEqual({ ok: true });
    expect(service.chart().version).toBe(1);
    expect(editor.state().news?.news.kind).toBe('made');
  });

  test('of what was not made is sent once more, and made once', async () => {
    const { editor, service } = open();
    service.endings.push('never-sent');
    expect(await editor.submit(registering(decay))).toEqual({ ok: true });
    expect(service.sent).toHaveLength(2);
    expect(service.chart().version).toBe(1);
  });
});

async function asked({ state }: Pick<ReturnType<typeof createChartEditor>, 'state'>) {
  await expect.poll(() => state().clash).toBeDefined();
  return state().clash;
}
