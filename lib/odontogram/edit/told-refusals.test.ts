import { expect, test } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const crown = registering({ toothFdi: 36, catalogFindingId: 'crown' });

function open(unreadable?: ClinicProblem, rights = ALL_RIGHTS) {
  const service = fakeService();
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: {
      send: service.send,
      read: unreadable ? () => Promise.reject(unreadable) : service.read,
    },
    rights,
    firstEvolution: () => 'first',
  });
  return { editor, service, told: () => editor.state() };
}

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

test('so is what is done, or taken back, before the refusal was read', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused');
  await editor.submit(crown);
  await editor.submit(registering(decay));
  await editor.undo();
  expect(told()).toMatchObject({
    news: { news: { kind: 'made', as: 'undo', edit: registering(decay) } },
    refusal: { number: 1, news: { edit: crown } },
  });
  // Another than that which is told.
  editor.refusalRead(2);
  await editor.redo();
  expect(told().refusal).toMatchObject({ number: 1 });
  editor.refusalRead(1);
  expect(told().refusal).toMatchObject({ number: 1 });
  await editor.undo();
  expect(told()).toMatchObject({ news: { news: { as: 'undo' } }, refusal: undefined });
});

test('what is refused behind another is told with it, until it is made or closed', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'refused', 'made', 'refused');
  await editor.submit(crown);
  await editor.submit(registering(decay));
  expect(told()).toMatchObject({
    news: { number: 2 },
    refusal: { number: 2, news: { edit: registering(decay), before: [{ edit: crown }] } },
  });
  await editor.submit(crown);
  expect(told()).toMatchObject({
    news: { news: { kind: 'made', edit: crown } },
    refusal: { number: 2, news: { edit: registering(decay), before: [] } },
  });
  editor.closeRefusal(1);
  expect(told().refusal).toMatchObject({ number: 2 });
  editor.closeRefusal(2);
  expect(told().refusal).toBeUndefined();
  const hole = registering({ ...decay, toothFdi: 46 });
  await editor.submit(hole);
  expect(told().refusal).toMatchObject({ news: { edit: hole, before: [] } });
});

test('the same again is no other refusal, and none once it is made', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'refused', 'made');
  await editor.submit(crown);
  await editor.submit(crown);
  expect(told().refusal).toMatchObject({ number: 2, news: { edit: crown, before: [] } });
  await editor.submit(crown);
  expect(told()).toMatchObject({ news: { news: { kind: 'made' } }, refusal: undefined });
});

test('what may have been made is told as well when the same is refused', async () => {
  const { editor, service, told } = open(new ClinicProblem(403, 'FORBIDDEN'));
  service.endings.push('lost');
  await editor.submit(crown);
  await editor.submit(crown);
  expect(told().refusal?.news).toMatchObject({
    edit: crown,
    before: [{ edit: crown, problem: { code: 'OUTCOME_UNKNOWN' } }],
  });
});

test('of an undo that is refused it is told that it was one', async () => {
  const { editor, service, told } = open();
  await editor.submit(crown);
  service.endings.push('refused');
  await editor.undo();
  expect(told().refusal?.news).toMatchObject({ as: 'undo', edit: crown });
  expect(service.places()).toEqual(['36 crown']);
});

test('of several that are taken back one by one it is still told how many were', async () => {
  const { editor, service, told } = open(undefined, { ...ALL_RIGHTS, registerSeveral: false });
  const three = registering(...[16, 26, 36].map((toothFdi) => ({ ...decay, toothFdi })));
  expect(await editor.submit(three)).toEqual({ ok: true });
  service.endings.push('made', 'refused', 'refused');
  await editor.undo();
  await editor.undo();
  expect(told().refusal?.news).toMatchObject({ as: 'undo', made: 0, before: [{ made: 1, of: 3 }] });
});

test('a removal that is refused, and made once the finding has its id, is no longer told', async () => {
  const { editor, service, told } = open();
  await editor.submit(registering(decay));
  service.endings.push('refused');
  const removing = (id: string) =>
    editor.submit({ kind: 'findings', register: [], remove: [{ ...decay, id }] });
  await removing('expected:36/occlusal');
  expect(told().refusal).toMatchObject({ number: 2 });
  expect(await removing(service.chart().findings[0]?.id ?? '')).toEqual({ ok: true });
  expect(told().refusal).toBeUndefined();
});

test('what comes to the fore when a later one is made was not read yet', async () => {
  const { editor, service, told } = open();
  service.endings.push('refused', 'refused');
  await editor.submit(crown);
  await editor.submit(registering(decay));
  const again = editor.submit(registering(decay));
  // While it is on its way.
  editor.refusalRead(2);
  await again;
  expect(told().refusal).toMatchObject({ number: 1 });
  await editor.submit(registering({ ...decay, toothFdi: 46 }));
  expect(told().refusal).toMatchObject({ number: 1 });
});

test('a signature that is refused and made for a newer version is no longer told as refused', async () => {
  const { editor, service, told } = open();
  await editor.submit(crown);
  service.endings.push('refused');
  const sign = (version: number) => editor.submit({ kind: 'sign', signedBy: 'Dora', version });
  await sign(editor.state().known.version ?? 0);
  expect(told().refusal?.news).toMatchObject({ edit: { kind: 'sign' } });
  await editor.submit(registering(decay));
  expect(await sign(editor.state().known.version ?? 0)).toEqual({ ok: true });
  expect(told().refusal).toBeUndefined();
});
