import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { formatExactPesos, formatPesos } from '@/lib/kit/money/money-format';

interface PesosProps {
  amount: number;
  /** Where there is little room the figure may stand under its currency. */
  mayPart?: boolean;
}

/** An amount in whole pesos; one that a service tells with decimals says the exact figure on demand. */
export function Pesos({ amount, mayPart = false }: PesosProps) {
  const locale = useLocale();
  const written = formatPesos(amount, locale);
  const told = mayPart ? parted(written) : written;
  if (Number.isInteger(amount)) return told;
  const exact = formatExactPesos(amount, locale);
  return (
    <span title={exact}>
      {told}
      <span className="sr-only"> ({exact})</span>
    </span>
  );
}

function parted(written: string): ReactNode {
  const figure = written.lastIndexOf('\u00a0') + 1;
  return (
    <>
      {written.slice(0, figure)}
      <wbr />
      {written.slice(figure)}
    </>
  );
}
