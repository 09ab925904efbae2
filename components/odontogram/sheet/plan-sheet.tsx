import { useTranslations } from 'next-intl';
import { groupBy } from '@/lib/kit/group-by';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import { wholeChart } from '@/lib/odontogram/edit/known-chart';
import type { Catalog, Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { type PlannedTooth, planLines } from '@/lib/odontogram/shared/plan-lines';
import { UnreadNotice } from '../unread-notice';
import { usePlaceWord } from '../use-odontogram-words';
import { PlanSheetTooth } from './plan-sheet-tooth';
import { PlanTotals } from './plan-totals';
import { SHEET_BESIDE } from './sheet-class';
import { SheetHead } from './sheet-head';

interface PlanSheetProps {
  chart: Chart;
  catalog: Catalog;
  /** Whose plan it is, said again on each further sheet. */
  patient: string;
}

/** What is planned for a patient and what it comes to, for them to take home. */
export function PlanSheet({ chart, catalog, patient }: PlanSheetProps) {
  const t = useTranslations('odontogram.planSheet');
  const placeWord = usePlaceWord(catalog.surfaces);
  const { planned, unplanned } = planLines(chart.findings);
  const others = groupBy(unplanned, (finding) => describeFinding(finding, catalog).label).map(
    ([label, alike]) => `${label}: ${alike.map(placeOf).join(', ')}`,
  );
  function placeOf(finding: ChartFinding): string {
    const { toothFdi, surface } = finding;
    return surface === undefined ? `${toothFdi}` : `${toothFdi} ${placeWord(finding)}`;
  }
  return (
    <>
      <UnreadNotice known={wholeChart(chart)} />
      {planned.length === 0 ? (
        <p className="my-4">{t('nothing')}</p>
      ) : (
        <PlanSheetTable teeth={planned} catalog={catalog} patient={patient} />
      )}
      <PlanTotals chart={chart} />
      {others.length > 0 && (
        <section className="mt-5 text-sm text-ink-muted">
          <h2 className="font-medium">{t('unplanned')}</h2>
          <p dir="auto" className="wrap-anywhere">
            {others.join('; ')}.
          </p>
        </section>
      )}
      <div className="mt-14 grid break-inside-avoid grid-cols-[2fr_1fr] gap-8 pt-4">
        <p className="line-to-sign">{t('signature')}</p>
        <p className="line-to-sign">{t('signedOn')}</p>
      </div>
    </>
  );
}

interface PlanSheetTableProps {
  teeth: readonly PlannedTooth[];
  catalog: Catalog;
  patient: string;
}

/** What is planned, from tooth to tooth. */
function PlanSheetTable({ teeth, catalog, patient }: PlanSheetTableProps) {
  const t = useTranslations('odontogram');
  return (
    <table className="mt-3 w-full border-separate border-spacing-0">
      <caption className="sr-only">{t('planSheet.title')}</caption>
      <SheetHead
        patient={patient}
        columns={[
          { label: t('table.columns.tooth') },
          { label: t('plan.name') },
          { label: t('plan.quantity'), className: `${SHEET_BESIDE} text-right` },
          { label: t('plan.price'), className: `${SHEET_BESIDE} text-right` },
          { label: t('plan.subtotal'), className: 'text-right' },
        ]}
      />
      {teeth.map((tooth) => (
        <PlanSheetTooth key={tooth.fdi} tooth={tooth} catalog={catalog} />
      ))}
    </table>
  );
}
