import { useLocale, useTranslations } from 'next-intl';
import type { Catalog, ChartFinding } from '@/lib/odontogram/chart-data';
import { chartRows, READING_ORDER, sortRows } from '@/lib/odontogram/table-rows';
import { usePlaceWord } from '../use-place-word';

interface SheetTableProps {
  findings: readonly ChartFinding[];
  catalog: Catalog;
  patient: string;
}

const HEAD = 'border-b border-line-strong px-2 py-1.5 text-left text-sm font-medium text-ink-muted';
const CELL = 'border-b border-line px-2 py-1.5 align-top wrap-anywhere print:py-0.5';
/** On a phone they stand below the finding. */
const BESIDE = 'max-sm:hidden print:table-cell';

/** Each finding in words, from tooth to tooth. On paper the head, with the patient, is on every sheet. */
export function SheetTable({ findings, catalog, patient }: SheetTableProps) {
  const t = useTranslations('odontogram.table');
  const unknown = useTranslations('odontogram.cell');
  const locale = useLocale();
  const placeWord = usePlaceWord(catalog.surfaces);
  const rows = sortRows(chartRows(findings, catalog, placeWord), READING_ORDER, locale);
  if (rows.length === 0) return <p className="mt-4">{t('empty')}</p>;
  return (
    <table className="mt-4 w-full border-separate border-spacing-0 print:mt-0 print:break-before-page">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="hidden print:table-row">
          <th colSpan={5} scope="colgroup" className="px-2 pb-1 text-left font-semibold">
            {patient}
          </th>
        </tr>
        <tr>
          <th scope="col" className={HEAD}>
            {t('columns.tooth')}
          </th>
          <th scope="col" className={HEAD}>
            {t('columns.surface')}
          </th>
          <th scope="col" className={HEAD}>
            {t('columns.finding')}
          </th>
          <th scope="col" className={`${HEAD} ${BESIDE}`}>
            {t('columns.evolution')}
          </th>
          <th scope="col" className={`${HEAD} ${BESIDE} w-2/5`}>
            {t('columns.notes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ finding, kind, tooth, surface, label, evolution, notes }) => (
          <tr key={finding.id}>
            <td className={`${CELL} tabular font-medium`}>{tooth}</td>
            <td className={CELL}>{surface}</td>
            <td className={CELL}>
              <span dir="auto">{label}</span>
              {!kind && <span className="block text-xs text-ink-muted">{unknown('unknown')}</span>}
              <span className="block text-sm text-ink-muted sm:hidden print:hidden">
                {evolution}
                {notes && (
                  <span dir="auto" className="block whitespace-pre-line">
                    {notes}
                  </span>
                )}
              </span>
            </td>
            <td className={`${CELL} ${BESIDE}`}>{evolution}</td>
            <td dir="auto" className={`${CELL} ${BESIDE} whitespace-pre-line`}>
              {notes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
