import fc from 'fast-check';
import type { Edit } from '@/lib/odontogram/edit/edit';
import { itemToSend } from '@/lib/odontogram/edit/edit';
import { placeKey } from '@/lib/odontogram/place';
import type { Chart } from '@/lib/odontogram/shared/chart-data';

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

/** What people do to a few places; never the dentition of one tooth, or a signature. */
export function editsOn(teeth: readonly number[], surfaces: readonly string[]): fc.Arbitrary<Edit> {
  const place = fc.record({
    toothFdi: fc.constantFrom(...teeth),
    surface: fc.constantFrom(undefined, ...surfaces),
  });
  return fc.oneof(
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
}

/** By place all that a person sees of what stands there, whatever its id is. */
export function contents({ findings }: Chart, hasPlan = true): Map<string, string> {
  return new Map(
    findings
      .map((each): [string, string] => {
        const { catalogFindingId, evolution, notes, plannedItems } = each;
        const plan = hasPlan ? plannedItems.map(itemToSend) : [];
        return [placeKey(each), JSON.stringify([catalogFindingId, evolution, notes, plan])];
      })
      .sort(),
  );
}
