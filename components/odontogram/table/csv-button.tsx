import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
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
      <DownloadButton
        path={`${odontogramHandlers.export.path}?${asked}`}
        name={`${t('page.title')}.csv`}
      >
        {t('table.export')}
      </DownloadButton>
    </div>
  );
}
