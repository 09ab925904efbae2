import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CHART_COLUMNS, type ChartRow, csvRows } from '@/lib/odontogram/table-rows';
import { toCsv } from '@/lib/rules/csv';

interface CsvButtonProps {
  rows: readonly ChartRow[];
  /** Without its ending. */
  fileName: string;
}

/** What the table shows, as a file for spreadsheets; made here, so that it is what one sees. */
export function CsvButton({ rows, fileName }: CsvButtonProps) {
  const t = useTranslations('odontogram.table');

  function save(): void {
    const headers = CHART_COLUMNS.map((column) => t(`columns.${column}`));
    const file = new Blob([toCsv(csvRows(rows, headers))], { type: 'text/csv;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${fileName}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Button size="small" onClick={save}>
      {t('export')}
    </Button>
  );
}
