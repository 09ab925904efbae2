import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import type { ChartSort } from '@/lib/odontogram/table-rows';

interface CsvButtonProps {
  patientId: string;
  sort: ChartSort;
}

/** The table as a file for spreadsheets; made by the server, which puts on record who took it. */
export function CsvButton({ patientId, sort }: CsvButtonProps) {
  const t = useTranslations('odontogram');
  const locale = useLocale();
  const order = sort.isDescending ? 'down' : 'up';
  const asked = new URLSearchParams({ patient: patientId, locale, by: sort.by, order });
  return (
    <div className="flex justify-end">
      <DownloadButton path={`/api/odontogram/export?${asked}`} name={`${t('page.title')}.csv`}>
        {t('table.export')}
      </DownloadButton>
    </div>
  );
}
