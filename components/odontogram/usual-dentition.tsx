import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { usualMode } from '@/lib/odontogram/charting/usual-mode';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import type { DentitionMode } from '@/lib/odontogram/rules/fdi';

interface UsualDentitionProps {
  known: KnownChart;
  years: number | undefined;
  /** Absent where the dentition cannot be changed. */
  onChange: ((mode: DentitionMode) => void) | undefined;
}

/** A chart of a child that nobody has begun shows the teeth of an adult: said before it is charted so. */
export function UsualDentition({ known, years, onChange }: UsualDentitionProps) {
  const t = useTranslations('odontogram.dentition');
  const { isWhole, chart } = known;
  const isBegun = !isWhole || chart.findings.length > 0 || chart.dentitionMode !== 'adult';
  if (isBegun || years === undefined || onChange === undefined) return null;
  const mode = usualMode(years);
  if (mode === 'adult') return null;
  return (
    <Banner tone="attention" title={t('byAge.title')} className="mb-3 print:hidden">
      <p>{t('byAge.explain', { years, mode: t(mode) })}</p>
      <Button size="small" className="mt-2" onClick={() => onChange(mode)}>
        {t('changeTo', { mode: t(mode) })}
      </Button>
    </Banner>
  );
}
