import { useTranslations } from 'next-intl';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { PlannedTooth } from '@/lib/odontogram/plan/plan-lines';
import { PlanSheetTooth } from './plan-sheet-tooth';
import { SHEET_BESIDE } from './sheet-class';
import { SheetHead } from './sheet-head';

interface PlanSheetTableProps {
  teeth: readonly PlannedTooth[];
  catalog: Catalog;
  patient: string;
}

/** What is planned, from tooth to tooth. */
export function PlanSheetTable({ teeth, catalog, patient }: PlanSheetTableProps) {
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
