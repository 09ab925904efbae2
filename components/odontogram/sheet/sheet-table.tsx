import { useLocale, useTranslations } from 'next-intl';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { chartRows, READING_ORDER, sortRows } from '@/lib/odontogram/table-rows';
import { usePlaceWord } from '../use-odontogram-words';
import { SHEET_BESIDE } from './sheet-class';
import { SheetHead } from './sheet-head';

interface SheetTableProps {
  findings: readonly ChartFinding[];
  catalog: Catalog;
  patient: string;
}

const CELL = 'border-b border-line px-2 py-1.5 align-top wrap-anywhere print:py-0.5';

/** Each finding in words, from tooth to tooth. */
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
      <SheetHead
        patient={patient}
        columns={[
          { label: t('columns.tooth') },
          { label: t('columns.surface') },
          { label: t('columns.finding') },
          { label: t('columns.evolution'), className: SHEET_BESIDE },
          { label: t('columns.notes'), className: `${SHEET_BESIDE} w-2/5` },
        ]}
      />
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
            <td className={`${CELL} ${SHEET_BESIDE}`}>{evolution || '–'}</td>
            <td dir="auto" className={`${CELL} ${SHEET_BESIDE} whitespace-pre-line`}>
              {notes}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
