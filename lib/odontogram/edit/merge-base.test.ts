import { expect, test } from 'vitest';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from './chart-editor';
import { registering, removing } from './edit';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const decay = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'decay' };
const filling = { ...decay, catalogFindingId: 'filling' };

function open(firstEvolution: string) {
  const service = fakeService();
  const known = wholeChart(service.chart());
  const editor = createChartEditor({
    performer: async () => performSteps,
    known,
    ports: service,
    rights: ALL_RIGHTS,
    firstEvolution: () => firstEvolution,
  });
  let asked = 0;
  editor.subscribe(() => {
    const { clash } = editor.state();
    if (clash) asked += 1;
    clash?.answer('theirs');
  });
  return { editor, service, asked: () => asked };
}

test('one’s own is no colleague’s where the service begins at another evolution than the catalog', async () => {
  const { editor, service, asked } = open('last');
  await Promise.all([editor.submit(registering(decay)), editor.submit(registering(filling))]);
  expect(asked()).toBe(0);
  expect(service.places()).toEqual(['36/occlusal filling']);
});

test('an evolution that one chose oneself is not taken for that of a colleague', async () => {
  const { editor, service, asked } = open('first');
  const made = editor.submit(registering({ ...decay, evolution: 'second' }));
  service.colleague(registering(decay));
  await Promise.all([made, editor.submit(registering(filling))]);
  expect(asked()).toBeGreaterThan(0);
});

test.each([
  ['register', registering(decay), registering(decay)],
  ['remove', removing(decay), removing(decay)],
])('both %s the same: nobody is asked', async (_, mine, theirs) => {
  const { editor, service, asked } = open('first');
  if (mine.kind === 'findings' && mine.remove.length > 0) await editor.submit(registering(decay));
  service.colleague(theirs);
  const left = service.chart();
  expect(await editor.submit(mine)).toEqual({ ok: true });
  expect(asked()).toBe(0);
  expect(service.chart()).toBe(left);
});
