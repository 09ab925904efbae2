import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import type { Chart } from '../chart-data';
import { placeKey } from '../place';
import { SURFACES } from '../tooth-view';
import { createChartEditor } from './chart-editor';
import type { Edit } from './edit';
import { itemToSend } from './item-to-send';
import { wholeChart } from './known-chart';

const place = fc.record({
  toothFdi: fc.constantFrom(11, 12, 36),
  surface: fc.constantFrom(undefined, ...SURFACES),
});
const item = fc.record({
  type: fc.constant('custom' as const),
  name: fc.constantFrom('one', 'two'),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitPrice: fc.integer({ min: 0, max: 90_000 }),
});
const change = fc.record(
  {
    evolution: fc.constantFrom('first', 'second'),
    notes: fc.constantFrom('', 'deep'),
    plannedItems: fc.array(item, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('findings' as const),
    register: fc.uniqueArray(
      fc
        .tuple(place, fc.constantFrom('x', 'y'))
        .map(([at, catalogFindingId]) => ({ ...at, catalogFindingId })),
      { maxLength: 3, selector: placeKey },
    ),
    remove: fc.uniqueArray(place, { maxLength: 2, selector: placeKey }),
  }),
  fc.record({ kind: fc.constant('finding' as const), finding: place, change }),
  fc.record({
    kind: fc.constant('mode' as const),
    mode: fc.constantFrom('adult' as const, 'mixed' as const, 'child' as const),
  }),
);

/** All that a person sees of a chart, whatever the ids are and in whatever order it comes. */
function seen({ findings, dentitionMode }: Chart) {
  return {
    dentitionMode,
    findings: findings
      .map(({ catalogFindingId, evolution, notes, plannedItems, ...at }) => ({
        place: placeKey(at),
        catalogFindingId,
        evolution,
        notes,
        plan: plannedItems.map(itemToSend),
      }))
      .sort((a, b) => (a.place < b.place ? -1 : 1)),
  };
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
