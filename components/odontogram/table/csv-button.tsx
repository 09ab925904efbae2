import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/button';
import type { ChartSort } from '@/lib/odontogram/table-rows';
import { fileOf } from '@/lib/queries/call-handler';

interface CsvButtonProps {
  patientId: string;
  sort: ChartSort;
}

/** The table as a file for spreadsheets; made by the server, which puts on record who took it. */
export function CsvButton({ patientId, sort }: CsvButtonProps) {
  const t = useTranslations('odontogram');
  const errors = useTranslations('errors.problem');
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState('');

  async function save(): Promise<void> {
    setPending(true);
    setFailed('');
    const order = sort.isDescending ? 'down' : 'up';
    const asked = new URLSearchParams({ patient: patientId, locale, by: sort.by, order });
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fileOf(`/api/odontogram/export?${asked}`));
      link.download = `${t('page.title')}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      setFailed(errors(problemMessage(problemFacts(error))));
    }
    setPending(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p role="alert" className="text-sm text-danger">
        {failed}
      </p>
      <Button size="small" pending={isPending} onClick={() => void save()}>
        {t('table.export')}
      </Button>
    </div>
  );
}
