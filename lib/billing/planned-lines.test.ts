import { expect, test } from 'vitest';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { plannedLines } from './planned-lines';

const linesOf = (...findings: Parameters<typeof plannedLines>[0]['findings'][number][]) =>
  plannedLines({ findings }, SMALL_CATALOG, ({ toothFdi, surface }) => `${surface} ${toothFdi}`);

test('what is planned and not paid is billed, from tooth to tooth, and nothing else is told', () => {
  const procedure = planned({ id: 'i2', clinicalProcedureId: 'p1', name: 'Corona', quantity: 1 });
  const found = linesOf(
    charted({ id: 'f2', toothFdi: 48, surface: undefined, plannedItems: [procedure] }),
    charted({ id: 'f1', notes: 'Duele.', plannedItems: [planned()] }),
    charted({ id: 'f3', toothFdi: 11, evolution: 'paid', plannedItems: [planned({ id: 'i3' })] }),
    charted({ id: 'f4', toothFdi: 12 }),
  );
  expect(found).toEqual({
    isPartial: false,
    tellsBilled: false,
    lines: [
      {
        id: 'i1',
        tooth: 36,
        surface: 'occlusal 36',
        name: 'Resina',
        quantity: 2,
        unitPrice: 60_000,
        evolution: 'Por hacer',
      },
      {
        id: 'i2',
        tooth: 48,
        name: 'Corona',
        procedureId: 'p1',
        quantity: 1,
        unitPrice: 60_000,
        evolution: 'Por hacer',
      },
    ],
  });
});

test('what has no price yet has none, and an evolution nobody knows has its own word', () => {
  const { lines } = linesOf(
    charted({ evolution: 'waiting', plannedItems: [planned({ unitPrice: 0 })] }),
  );
  expect(lines).toMatchObject([{ evolution: 'waiting' }]);
  expect(lines[0]).not.toHaveProperty('unitPrice');
});

test('what could not be read is told', () => {
  expect(linesOf(charted({ unreadableItems: 1 })).isPartial).toBe(true);
  const unreadable = { findings: 2, temporaryTeeth: 0, estimate: false };
  expect(plannedLines({ findings: [], unreadable }, SMALL_CATALOG, String).isPartial).toBe(true);
});

test('what is on an invoice in force is marked, where that is told', () => {
  const billedOn = { invoiceId: 'v1', invoiceNumber: 'F-1' };
  const { lines, tellsBilled } = plannedLines(
    { findings: [charted({ plannedItems: [planned(), planned({ id: 'i2' })] })] },
    SMALL_CATALOG,
    ({ surface }) => surface,
    new Map([['i2', billedOn]]),
  );
  expect(tellsBilled).toBe(true);
  expect(lines.map((line) => line.billedOn)).toEqual([undefined, billedOn]);
});
