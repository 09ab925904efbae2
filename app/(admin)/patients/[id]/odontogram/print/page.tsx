import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { NoSheet } from '@/components/odontogram/sheet/no-sheet';
import { SheetBar } from '@/components/odontogram/sheet/sheet-bar';
import { documentText } from '@/components/patients/document-text';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadSheet } from '@/lib/odontogram/sheet/load-sheet.server';
import { fullName } from '@/lib/rules/full-name';
import { PrintedChart } from './printed-chart';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('odontogram.sheet');
  return { title: t('chartTitle') };
}

/** Drawn by the server alone: it reads, and prints, in a browser that runs no script. */
export default async function PrintPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  const locale = await getLocale();
  const sheet = await loadSheet(caller, { patientId: id, locale, sheet: 'chart' });
  if (sheet.problem?.status === 404) notFound();
  return (
    <>
      <SheetBar backHref={`/patients/${id}/odontogram`} canPrint={!sheet.problem} />
      {sheet.problem ? (
        <ClientMessages namespaces={['odontogram']}>
          <NoSheet problem={sheet.problem} />
        </ClientMessages>
      ) : (
        <PrintedChart
          {...sheet}
          name={`${fullName(sheet.patient)} · ${documentText(sheet.patient)}`}
          now={new Date().toISOString()}
        />
      )}
    </>
  );
}
