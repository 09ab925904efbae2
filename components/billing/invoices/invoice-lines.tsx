import { useLocale, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { SumRow } from '@/components/ui/sum-row';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { hasExcluded, type TaxedLine, taxKindOf } from '@/lib/billing/rules/tax-kind';
import { formatPesos, writePercent } from '@/lib/kit/money/money-format';

type Billed = Pick<InvoiceDetail, 'items' | 'subtotal' | 'discount' | 'tax' | 'total' | 'credited'>;

/** What was billed, and what it comes to: the service's own figures. */
export function InvoiceLines({ invoice }: { invoice: Billed }) {
  const t = useTranslations('invoices.lines');
  const paper = useTranslations('invoices.paper');
  const locale = useLocale();
  const pesos = (amount: number) => formatPesos(amount, locale);
  const sums = [
    { name: 'subtotal', amount: <Pesos amount={invoice.subtotal} /> },
    ...(invoice.discount > 0
      ? [
          {
            name: 'discount',
            amount: `− ${pesos(invoice.discount)}`,
          } as const,
        ]
      : []),
    { name: 'tax', amount: <Pesos amount={invoice.tax} /> },
  ] as const;
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col" className="table-head">
              {t('description')}
            </th>
            <th scope="col" className="table-head text-right @max-table-sm:hidden">
              {t('quantity')}
            </th>
            <th scope="col" className="table-head text-right @max-table-sm:hidden">
              {t('price')}
            </th>
            <th scope="col" className="table-head w-24 text-right @max-table-sm:hidden">
              {t('tax')}
            </th>
            <th scope="col" className="table-head text-right @max-table-sm:hidden">
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody className="table-rows">
          {invoice.items.map((item, index) => (
            // Lines have no ids, and never change.
            // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are known by.
            <tr key={index}>
              <td>
                <span className="block wrap-anywhere" dir="auto">
                  {item.description}
                </span>
                <span className="tabular block text-sm text-ink-muted @table-sm:hidden">
                  {t('narrow', {
                    quantity: item.quantity,
                    price: pesos(item.unitPrice),
                    tax: taxWord(t, item, locale),
                  })}
                </span>
                <span className="tabular block @table-sm:hidden">{pesos(item.total)}</span>
                {item.discount > 0 && (
                  <span className="tabular block text-sm text-ink-muted">
                    {t('discounted', { amount: pesos(item.discount) })}
                  </span>
                )}
              </td>
              <td className="tabular text-right @max-table-sm:hidden">{item.quantity}</td>
              <td className="tabular text-right whitespace-nowrap @max-table-sm:hidden">
                <Pesos amount={item.unitPrice} />
              </td>
              <td className="tabular text-right @max-table-sm:hidden">
                {taxWord(t, item, locale)}
              </td>
              <td className="tabular text-right whitespace-nowrap @max-table-sm:hidden">
                <Pesos amount={item.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="tabular ml-auto grid w-full max-w-80 gap-y-1 p-4">
        {sums.map(({ name, amount }) => (
          <SumRow key={name} label={t(name)} amount={amount} />
        ))}
        <SumRow
          label={t('total')}
          amount={<Pesos amount={invoice.total} />}
          isTotal
          className="border-t border-line pt-1"
        />
        {invoice.credited > 0 && (
          <>
            <SumRow label={paper('many')} amount={`− ${pesos(invoice.credited)}`} />
            <SumRow
              label={t('left')}
              amount={<Pesos amount={invoice.total - invoice.credited} />}
              isTotal
            />
          </>
        )}
      </dl>
      {hasExcluded(invoice.items) && (
        <p className="px-4 pb-4 text-sm text-ink-muted">{t('excludedNote')}</p>
      )}
    </div>
  );
}

function taxWord(
  t: ReturnType<typeof useTranslations<'invoices.lines'>>,
  item: TaxedLine,
  locale: string,
): string {
  return taxKindOf(item) === 'excluded' ? t('excluded') : writePercent(item.taxRate, locale);
}
