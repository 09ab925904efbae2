import { useLocale, useTranslations } from 'next-intl';
import { useSignatureWords } from '@/components/odontogram/history/use-signature-words';
import { ChartSheet } from '@/components/odontogram/sheet/chart-sheet';
import type { Patient } from '@/lib/contract/patients';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { chartMode } from '@/lib/odontogram/chart-mode';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { env } from '@/lib/server/settings/env.server';
import { SheetPatient } from '../../sheet-patient';

interface PrintedChartProps {
  patient: Patient;
  chart: Chart;
  catalog: Catalog;
  /** Whose chart it is, in one line. */
  name: string;
  /** ISO instant of the reading. */
  now: string;
}

/** The chart of a patient as it was when it was read. */
export function PrintedChart({ patient, chart, catalog, name, now }: PrintedChartProps) {
  const t = useTranslations('odontogram');
  const locale = useLocale();
  const signed = useSignatureWords();
  const { timezone } = env();
  const mode = chartMode(chart.dentitionMode);
  return (
    <>
      <SheetPatient
        title={t('page.title')}
        patient={patient}
        today={clinicToday(timezone, new Date(now))}
        facts={[
          { term: t('sheet.date'), detail: formatInstant(now, locale, timezone) },
          {
            term: t('dentition.label'),
            detail: mode ? t(`dentition.${mode}`) : chart.dentitionMode || t('dentition.unknown'),
          },
          { term: t('sheet.version'), detail: String(chart.version) },
          { term: t('signature.name'), detail: signed(chart.signature) },
        ]}
      />
      <ChartSheet chart={chart} catalog={catalog} patient={name} />
    </>
  );
}
