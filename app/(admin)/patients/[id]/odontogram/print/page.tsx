import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { NoSheet } from '@/components/odontogram/sheet/no-sheet';
import { SheetBar } from '@/components/odontogram/sheet/sheet-bar';
import { documentText } from '@/components/patients/shared/document-text';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { fullName } from '@/lib/kit/text/full-name';
import { loadSheet } from '@/lib/odontogram/sheet/load-sheet.server';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { PrintedChart } from './printed-chart';

export const generateMetadata = screenMetadata('odontogramSheet');

/** Drawn by the server alone: it reads, and prints, in a browser that runs no script. */
export default async function PrintPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'odontogramSheet', { params: { patientId: id } });
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
