import { useTranslations } from 'next-intl';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { PlannedTooth } from '@/lib/odontogram/plan/plan-lines';
import { PLAN_BESIDE, PLAN_HEAD } from './plan-sheet-class';
import { PlanSheetTooth } from './plan-sheet-tooth';

interface PlanSheetTableProps {
  teeth: readonly PlannedTooth[];
  catalog: Catalog;
  patient: string;
}

/** What is planned, from tooth to tooth. On paper its head is on every sheet. */
export function PlanSheetTable({ teeth, catalog, patient }: PlanSheetTableProps) {
  const t = useTranslations('odontogram');
  return (
    <table className="mt-3 w-full border-separate border-spacing-0">
      <caption className="sr-only">{t('planSheet.title')}</caption>
      <thead>
        <tr className="hidden print:table-row">
          <th colSpan={5} scope="colgroup" className="px-2 pb-1 text-left text-sm font-semibold">
            {patient}
          </th>
        </tr>
        <tr>
          <th scope="col" className={PLAN_HEAD}>
            {t('table.columns.tooth')}
          </th>
          <th scope="col" className={PLAN_HEAD}>
            {t('plan.name')}
          </th>
          <th scope="col" className={`${PLAN_HEAD} ${PLAN_BESIDE} text-right`}>
            {t('plan.quantity')}
          </th>
          <th scope="col" className={`${PLAN_HEAD} ${PLAN_BESIDE} text-right`}>
            {t('plan.price')}
          </th>
          <th scope="col" className={`${PLAN_HEAD} text-right`}>
            {t('plan.subtotal')}
          </th>
        </tr>
      </thead>
      {teeth.map((tooth) => (
        <PlanSheetTooth key={tooth.fdi} tooth={tooth} catalog={catalog} />
      ))}
    </table>
  );
}
