import { useLocale, useTranslations } from 'next-intl';
import type { ChartFinding } from '@/lib/odontogram/chart-data';
import { hasPlan } from '@/lib/odontogram/plan/plan-lines';
import { lacksPrice } from '@/lib/odontogram/plan/prices';
import { formatPesos } from '@/lib/rules/money-format';

/** What the plan of a finding comes to, in words. */
export function useSubtotalWord(): (finding: ChartFinding) => string {
  const t = useTranslations('odontogram.estimate');
  const locale = useLocale();
  return (finding) => {
    if (!hasPlan(finding)) return '–';
    return lacksPrice(finding) ? t('noPrice') : formatPesos(finding.subtotal, locale);
  };
}
