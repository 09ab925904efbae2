'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PlanSheet } from '@/components/odontogram/sheet/plan-sheet';
import { ClinicPlaces } from '@/components/patients/clinic-places';
import { documentText } from '@/components/patients/shared/document-text';
import { PrintHead } from '@/components/shell/print-head';
import type { Location } from '@/lib/contract/locations';
import type { Patient } from '@/lib/contract/patients';
import type { Role } from '@/lib/contract/roles';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { SheetPatient } from '../../sheet-patient';

interface PrintedPlanProps {
  patient: Patient;
  chart: Chart;
  catalog: Catalog;
  places: readonly Location[];
  /** Name, NIT and address, as far as they are known. */
  clinic: readonly string[];
  staff: { readonly name: string; readonly role: Role };
  timezone: string;
  /** ISO instant of the reading. */
  now: string;
}

/** The plan in the language of the words around it, whatever that of the page is. */
export function PrintedPlan(props: PrintedPlanProps) {
  const { patient, chart, catalog, places, clinic, staff, timezone, now } = props;
  const t = useTranslations('odontogram');
  const locale = useLocale();
  return (
    <article
      lang={locale}
      data-sheet="plan"
      className="mx-auto max-w-4xl rounded-md border border-line bg-surface px-4 py-5 sm:px-8 sm:py-7 print:max-w-none print:border-0 print:p-0"
    >
      <PrintHead
        clinic={clinic}
        name={staff.name}
        role={staff.role}
        timezone={timezone}
        now={now}
      />
      <ClinicPlaces places={places} />
      <SheetPatient
        title={t('planSheet.title')}
        patient={patient}
        today={clinicToday(timezone, new Date(now))}
        facts={[
          { term: t('sheet.date'), detail: formatInstant(now, locale, timezone) },
          { term: t('sheet.version'), detail: String(chart.version) },
        ]}
      />
      <PlanSheet
        chart={chart}
        catalog={catalog}
        patient={`${fullName(patient)} · ${documentText(patient)}`}
      />
    </article>
  );
}
