'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { Catalog, ChartFinding } from '@/lib/odontogram/chart-data';
import type { Place } from '@/lib/odontogram/place';
import {
  CHART_COLUMNS,
  chartRows,
  nextSort,
  READING_ORDER,
  sortRows,
} from '@/lib/odontogram/table-rows';
import { usePlaceWord } from '../use-place-word';
import { ChartTableRow } from './chart-table-row';
import { CsvButton } from './csv-button';
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
