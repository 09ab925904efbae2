import { useLocale } from 'next-intl';
import { formatExactPesos, formatPesos } from '@/lib/kit/money/money-format';

/** An amount in whole pesos; one that a service tells with decimals says the exact figure on demand. */
export function Pesos({ amount }: { amount: number }) {
  const locale = useLocale();
  const told = formatPesos(amount, locale);
  if (Number.isInteger(amount)) return told;
  const exact = formatExactPesos(amount, locale);
  return (
    <span title={exact}>
      {told}
      <span className="sr-only"> ({exact})</span>
    </span>
  );
}
