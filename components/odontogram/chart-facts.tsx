'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';

interface ChartFactsProps {
  known: KnownChart;
  /** Absent where the person or the service cannot sign. */
  onSign: (() => void) | undefined;
}

/** Which version of the chart this is and whether somebody stands for it: always in sight. */
export function ChartFacts({ known, onSign }: ChartFactsProps) {
  const t = useTranslations('odontogram.facts');
  const locale = useLocale();
  const timezone = useTimeZone();
  const { version, chart } = known;
  const { status, signedBy, signedAt } = chart.signature;
  const isSigned = status === 'signed';
  const when = signedAt && timezone ? formatInstant(signedAt, locale, timezone) : undefined;
  return (
    <div className="tabular flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {version !== undefined && <span className="text-ink-muted">{t('version', { version })}</span>}
      {status !== '' && (
        <Badge tone={isSigned ? 'done' : status === 'invalidated' ? 'attention' : 'neutral'}>
          {isSigned
            ? t('signed')
            : status === 'invalidated'
              ? t('invalidated')
              : status === 'none'
                ? t('unsigned')
                : status}
        </Badge>
      )}
      {signedBy && (
        <span className="min-w-0 wrap-anywhere text-ink-muted">
          {when ? t('byAt', { name: signedBy, when }) : signedBy}
        </span>
      )}
      {onSign && !isSigned && (
        <Button size="small" icon="pen" onClick={onSign}>
          {t('sign')}
        </Button>
      )}
    </div>
  );
}
