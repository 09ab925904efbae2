import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { OnEverySheet } from '@/components/ui/on-every-sheet';
import { SumRow } from '@/components/ui/sum-row';
import type { CashClose, CashSession } from '@/lib/billing/cash/cash-session';
import { DENOMINATION_NAMES, DENOMINATIONS } from '@/lib/billing/rules/cash-close';
import { MethodTable } from './method-table';
import { MovementsTable } from './movements-table';
import { useCashWords } from './use-cash-words';

interface CashSheetProps {
  session: CashSession;
  close: CashClose;
}

/** A closed session as it is printed and signed. */
export function CashSheet({ session, close }: CashSheetProps) {
  const t = useTranslations('cash');
  const words = useCashWords();
  const { number, staffName, place, openedAt, float, reopens, reopenedAs } = session;
  const { snapshot, note, countedTotal, difference, counted } = close;
  const cash = snapshot.methods.find(({ method }) => method === 'cash');
  return (
    <article
      data-sheet="plan"
      className="mx-auto max-w-4xl rounded-md border border-line bg-surface px-4 py-5 sm:px-8 sm:py-7 print:max-w-none print:border-0 print:p-0"
    >
      <OnEverySheet
        line={[t('sheet.arqueo'), t('number', { number }), staffName, words.when(close.at)].join(
          ' · ',
        )}
      >
        <h1 className="text-xl font-semibold tracking-tight">{t('sheet.title')}</h1>
        <p className="mb-4 text-ink-muted">
          {t('number', { number })} · {place}
        </p>
        {reopens !== undefined && <p>{t('sheet.reopens', { number: reopens })}</p>}
        {reopenedAs && (
          <p className="font-semibold">{t('sheet.reopenedAs', { number: reopenedAs.number })}</p>
        )}
        <DescriptionList
          items={[
            { term: t('sheet.person'), detail: staffName },
            { term: t('sheet.openedAt'), detail: words.when(openedAt) },
            { term: t('sheet.closedAt'), detail: words.when(close.at) },
          ]}
        />
        <dl className="tabular mt-5 grid max-w-96 gap-1 break-inside-avoid">
          <SumRow label={t('float')} amount={words.pesos(float)} />
          <SumRow
            label={t('sheet.cashIn')}
            amount={words.pesos((cash?.in ?? 0) - (snapshot.shares ?? 0))}
          />
          {/* Nothing is 0, not −0. */}
          <SumRow label={t('sheet.cashOut')} amount={words.pesos(0 - (cash?.out ?? 0))} />
          {snapshot.shares !== undefined && (
            <SumRow label={t('sheet.shares')} amount={words.pesos(snapshot.shares)} />
          )}
          <SumRow label={t('expected')} amount={words.pesos(snapshot.expected)} isTotal />
          <SumRow label={t('counted')} amount={words.pesos(countedTotal)} isTotal />
          <SumRow label={t('difference')} amount={words.difference(difference)} isTotal />
        </dl>
        {note && (
          <section className="mt-5">
            <h2 className="text-sm text-ink-muted">{t('sheet.note')}</h2>
            <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{note}</p>
          </section>
        )}
        {snapshot.read && (
          <p className="mt-5 text-sm text-ink-muted">{t('sheet.ticked', snapshot.read)}</p>
        )}
        <section className="mt-6 break-inside-avoid">
          <h2 className="mb-2 font-semibold">{t('sheet.pieces')}</h2>
          {'sum' in counted ? <p>{t('sheet.asSum')}</p> : <Pieces pieces={counted.pieces} />}
        </section>
        <section className="mt-6 break-inside-avoid">
          <h2 className="mb-2 font-semibold">{t('till.byMethod')}</h2>
          {snapshot.methods.length === 0 ? (
            <p>{t('movements.count', { count: 0 })}</p>
          ) : (
            <MethodTable methods={snapshot.methods} />
          )}
        </section>
        {snapshot.movements.length > 0 && (
          <section className="mt-6">
            <h2 className="mb-2 font-semibold">{t('movements.title')}</h2>
            <MovementsTable movements={snapshot.movements} />
          </section>
        )}
        <div className="mt-16 grid break-inside-avoid grid-cols-2 gap-8">
          <p className="line-to-sign">
            {staffName}
            <span className="block">{t('sheet.signature')}</span>
          </p>
          <p className="line-to-sign">{t('sheet.received')}</p>
        </div>
      </OnEverySheet>
    </article>
  );
}

function Pieces({ pieces }: { pieces: Readonly<Record<string, number | undefined>> }) {
  const t = useTranslations('cash');
  const words = useCashWords();
  const found = DENOMINATION_NAMES.filter((name) => pieces[name]);
  return (
    <table className="tabular w-full max-w-lg table-fixed [&_td]:pl-2">
      <thead>
        <tr className="text-left text-sm text-ink-muted">
          <th scope="col" className="font-medium">
            {t('sheet.piece')}
          </th>
          <th scope="col" className="text-right font-medium max-sm:hidden">
            {t('sheet.quantity')}
          </th>
          <th scope="col" className="text-right font-medium">
            {t('sheet.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((name) => {
          const count = pieces[name] ?? 0;
          return (
            <tr key={name}>
              <th scope="row" className="text-left font-normal">
                {t(name.startsWith('note') ? 'close.note' : 'close.coin', {
                  amount: words.pesos(DENOMINATIONS[name]),
                })}
                <span className="block text-sm text-ink-muted sm:hidden">
                  {t('sheet.quantity')} {count}
                </span>
              </th>
              <td className="text-right max-sm:hidden">{count}</td>
              <td className="text-right">{words.pesos(count * DENOMINATIONS[name])}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
