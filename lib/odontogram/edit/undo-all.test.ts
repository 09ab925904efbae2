import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { contents, editsOn } from '@/lib/testing/random-edits';
import { SURFACES } from '../tooth-view';
import { createChartEditor } from './chart-editor';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';

const edit = editsOn([11, 12, 36], SURFACES);

/** All that a person sees of a chart, whatever the ids are and in whatever order it comes. */
function seen(chart: Chart) {
  return { dentitionMode: chart.dentitionMode, findings: contents(chart) };
}

test('whatever was done, taking all of it back leaves the chart as it was, and doing it again as it became', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { maxLength: 3 }),
      fc.array(edit, { minLength: 1, maxLength: 8 }),
      async (before, edits) => {
        const service = fakeService();
        const open = () =>
          createChartEditor({
            performer: async () => performSteps,
            known: wholeChart(service.chart()),
            ports: service,
            rights: ALL_RIGHTS,
            firstEvolution: () => 'first',
          });
        const first = open();
        for (const each of before) await first.submit(each);
        const begun = seen(service.chart());

        const editor = open();
        for (const each of edits) await editor.submit(each);
        const done = seen(service.chart());
        expect(seen(editor.state().shown)).toEqual(done);

        while (editor.state().canUndo) await editor.undo();
        expect(seen(service.chart())).toEqual(begun);
        while (editor.state().canRedo) await editor.redo();
        expect(seen(service.chart())).toEqual(done);
      },
    ),
  );
});
