import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/phone-link';
import { cx } from '@/components/ui/cx';
import { OnEverySheet } from '@/components/ui/on-every-sheet';
import { formatTimes } from '@/lib/kit/dates/time-format';
import type { SheetOfDoctor } from './load-day-sheet.server';

interface DaySheetProps extends SheetOfDoctor {
  /** The clinic and the day, on every sheet. */
  head: string;
}

/** Words have what numbers leave. */
const COLUMNS = [
  ['time', 'w-40 print:w-36'],
  ['patient', ''],
  ['phone', 'w-36 print:w-32'],
  ['procedure', ''],
  ['place', 'w-28 print:w-24'],
  ['arrived', 'w-20 print:w-14'],
] as const;

/** One doctor's patients of a day; on paper it begins a sheet of its own. */
export function DaySheet({ doctor, rows, head }: DaySheetProps) {
  const t = useTranslations('agenda.sheet');
  const locale = useLocale();
  return (
    <section className="mb-4 break-after-page last:break-after-auto rounded-md border border-line bg-surface print:border-0">
      <OnEverySheet line={`${head} · ${doctor}`}>
        <h2 className="px-4 py-2 font-semibold print:px-0">
          {t('of', { doctor, count: rows.length })}
        </h2>
        <table className="w-full text-left not-print:max-xl:block xl:table-fixed print:table-fixed print:text-sm">
          <caption className="sr-only">{t('of', { doctor, count: rows.length })}</caption>
          <thead className="not-print:max-xl:hidden">
            <tr>
              {COLUMNS.map(([column, width]) => (
                <th
                  key={column}
                  scope="col"
                  className={cx(
                    'h-9 border-b border-line bg-sunken px-3 text-sm font-medium whitespace-nowrap text-ink-muted print:px-2',
                    width,
                  )}
                >
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="not-print:max-xl:block">
            {rows.map(({ id, from, to, patient, contact, procedure, place }) => (
              <tr
                key={id}
                className="border-b border-line align-top last:border-b-0 not-print:max-xl:block not-print:max-xl:px-4 not-print:max-xl:py-2 xl:[&>td]:px-3 xl:[&>td]:py-1.5 print:[&>td]:px-2 print:[&>td]:py-1.5"
              >
                <td className="not-print:max-xl:block tabular">
                  {formatTimes({ from, to }, locale)}
                </td>
                <td className="not-print:max-xl:block font-medium wrap-anywhere">
                  {typeof contact === 'string' ? (patient ?? t('somebody')) : contact.name}
                </td>
                <td className="not-print:max-xl:block">
                  {typeof contact !== 'string' && contact.phone ? (
                    <PhoneLink phone={contact.phone} />
                  ) : (
                    <span className="text-ink-muted">{t('noPhone')}</span>
                  )}
                </td>
                <td className="not-print:max-xl:block wrap-anywhere">{procedure}</td>
                <td className="not-print:max-xl:block wrap-anywhere">{place}</td>
                <td className="not-print:max-xl:hidden">
                  <span
                    aria-hidden="true"
                    className="inline-block size-4 rounded-xs border border-line-strong"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </OnEverySheet>
    </section>
  );
}
