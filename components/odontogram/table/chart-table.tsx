'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DownloadButton } from '@/components/files/download-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import type { Place } from '@/lib/odontogram/place';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import {
  CHART_COLUMNS,
  type ChartSort,
  chartRows,
  nextSort,
  READING_ORDER,
  sortRows,
} from '@/lib/odontogram/table-rows';
import { usePlaceWord } from '../use-odontogram-words';
import { ChartTableRow } from './chart-table-row';
import { SortHeader } from './sort-header';

interface ChartTableProps {
  catalog: Catalog;
  findings: readonly ChartFinding[];
  /** Every finding is known; otherwise it is no file, and nobody can tell that there is none. */
  isWhole: boolean;
  patientId: string;
  onSelect: (place: Place) => void;
}

/** The chart as a table: to be read aloud, sorted, printed and taken into a spreadsheet. */
export function ChartTable({ catalog, findings, isWhole, patientId, onSelect }: ChartTableProps) {
  const t = useTranslations('odontogram.table');
  const unread = useTranslations('odontogram.unread');
  const locale = useLocale();
  const placeWord = usePlaceWord(catalog.surfaces);
  const [sort, setSort] = useState(READING_ORDER);
  const rows = sortRows(chartRows(findings, catalog, placeWord), sort, locale);
  if (rows.length === 0) {
    return (
      <EmptyState icon="tooth" title={isWhole ? t('empty') : unread('empty')}>
        {isWhole ? t('emptyExplain') : unread('emptyExplain')}
      </EmptyState>
    );
  }
  return (
    <div className="rounded-md border border-line bg-surface print:border-0">
      <div className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 print:hidden">
        <p className="tabular text-ink-muted">{t('count', { count: rows.length })}</p>
        {isWhole && <CsvButton patientId={patientId} sort={sort} />}
      </div>
      <table className="w-full border-separate border-spacing-0 border-t border-line">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            {CHART_COLUMNS.map((column) => (
              <SortHeader
                key={column}
                column={column}
                sort={sort}
                onSort={() => setSort(nextSort(sort, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody className="table-rows">
          {rows.map((row) => (
            <ChartTableRow key={row.finding.id} row={row} onSelect={onSelect} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CsvButtonProps {
  patientId: string;
  sort: ChartSort;
}

/** The table as a file for spreadsheets; made by the server, which puts on record who took it. */
function CsvButton({ patientId, sort }: CsvButtonProps) {
  const t = useTranslations('odontogram');
  const locale = useLocale();
  const order = sort.isDescending ? 'down' : 'up';
  const asked = new URLSearchParams({ patient: patientId, locale, by: sort.by, order });
  return (
    <div className="flex justify-end">
      <DownloadButton
        path={`${odontogramHandlers.export.path}?${asked}`}
        name={`${t('page.title')}.csv`}
      >
        {t('table.export')}
      </DownloadButton>
    </div>
  );
}
