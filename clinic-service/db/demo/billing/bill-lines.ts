import { invoiceTotals } from '@/lib/rules/invoice-totals';
import type { StoredLine } from '../../schema/billing';
import type { ProcedureSeed } from '../procedures';
import type { Random } from '../random';

/** Sold at the desk, and no health service: they bear the tax. Prices are invented. */
const GOODS = [
  { description: 'Cepillo de ortodoncia', unitPrice: 18_000 },
  { description: 'Enjuague bucal 500 ml', unitPrice: 24_500 },
  { description: 'Seda dental', unitPrice: 9_900 },
  { description: 'Kit de higiene infantil', unitPrice: 32_000 },
] as const;
const GOODS_TAX = 0.19;
const DISCOUNTS = [0.05, 0.1, 0.15] as const;

/** What was done and, now and then, something from the shelf, with the figures of the bill. */
export function billOf(random: Random, procedure: ProcedureSeed) {
  const service = {
    description: procedure.name,
    procedureId: procedure.id,
    quantity: 1,
    unitPrice: procedure.price,
    taxRate: 0,
  };
  const goods = random.chance(0.12)
    ? [{ ...random.pick(GOODS), quantity: random.between(1, 2), taxRate: GOODS_TAX }]
    : [];
  const items = [service, ...goods];
  const discount = random.chance(0.08)
    ? Math.round((procedure.price * random.pick(DISCOUNTS)) / 500) * 500
    : 0;
  const { lines, ...figures } = invoiceTotals(items, discount);
  const priced = items.map((item, index): StoredLine => {
    const line = lines[index];
    if (line === undefined) throw new Error('a line without figures');
    return { ...item, ...line };
  });
  return { lines: priced, ...figures };
}
