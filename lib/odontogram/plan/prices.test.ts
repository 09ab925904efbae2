import { expect, test } from 'vitest';
import { charted, planned } from '@/lib/testing/charted';
import { countUnpriced, lacksPrice } from './prices';

const free = planned({ unitPrice: 0, subtotal: 0 });

test('what is planned for nothing has no price yet; what is not planned lacks none', () => {
  expect(lacksPrice(charted({ plannedItems: [free], subtotal: 0 }))).toBe(true);
  expect(lacksPrice(charted({ plannedItems: [free, planned()], subtotal: 50_000 }))).toBe(false);
  expect(lacksPrice(charted())).toBe(false);
});

test('each treatment that no total counts is counted', () => {
  const findings = [charted({ plannedItems: [free, planned(), free] }), charted()];
  expect(countUnpriced(findings)).toBe(2);
  expect(countUnpriced([])).toBe(0);
});
