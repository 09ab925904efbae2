import { useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import type { MethodSum } from '@/lib/kit/cash-session';
import { useCashWords } from './use-cash-words';

/** What came in and went out, by method. */
export function MethodTable({ methods }: { methods: readonly MethodSum[] }) {
  const t = useTranslations('cash.till');
  const words = useCashWords();
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('byMethod')}</caption>
        <thead>
          <tr className="text-sm text-ink-muted [&>th]:px-3 [&>th]:py-1.5 [&>th]:font-medium [&>th]:first:pl-4 [&>th]:last:pr-4">
            <th scope="col" className="text-left">
              {t('method')}
            </th>
            <th scope="col" className="text-right">
              {t('count')}
            </th>
            <th scope="col" className="text-right">
              {t('in')}
            </th>
            <th scope="col" className="text-right">
              {t('out')}
            </th>
            <th scope="col" className="text-right">
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map((sum) => (
            <tr
              key={sum.method}
              className="[&>*]:border-t [&>*]:border-line [&>*]:px-3 [&>*]:py-1.5 [&>*]:first:pl-4 [&>*]:last:pr-4"
            >
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {words.method(sum.method)}
              </th>
              <td className="tabular text-right">{sum.count}</td>
              <td className="tabular text-right whitespace-nowrap">
                <Pesos amount={sum.in} />
              </td>
              <td className="tabular text-right whitespace-nowrap">
                <Pesos amount={sum.out} />
              </td>
              <td className="tabular text-right font-medium whitespace-nowrap">
                <Pesos amount={sum.in - sum.out} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
