import { expect, test } from 'vitest';
import { hasExcluded, type TaxedLine, type TaxKind, taxKindOf } from './tax-kind';

test.each<[TaxedLine, TaxKind]>([
  [{ taxRate: 0, procedureId: 'p' }, 'excluded'],
  [{ taxRate: 0, plannedItemId: 'i' }, 'excluded'],
  [{ taxRate: 0, taxKind: 'excluded' }, 'excluded'],
  [{ taxRate: 0, taxKind: 'zero' }, 'zero'],
  // A health service is no goods, whatever was said of it.
  [{ taxRate: 0, taxKind: 'zero', procedureId: 'p' }, 'excluded'],
  // The rate alone does not tell.
  [{ taxRate: 0 }, 'zero'],
  [{ taxRate: 0, procedureId: '' }, 'zero'],
  [{ taxRate: 0.19, procedureId: 'p' }, 'taxed'],
  [{ taxRate: 0.05, taxKind: 'excluded' }, 'taxed'],
])('%j is %s', (line, kind) => {
  expect(taxKindOf(line)).toBe(kind);
  expect(hasExcluded([{ taxRate: 0.19 }, line])).toBe(kind === 'excluded');
});
