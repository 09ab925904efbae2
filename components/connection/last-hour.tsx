import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import type { CallHour } from '@/lib/server/clinic/call-log';
import { HourChart } from './hour-chart';

interface LastHourProps {
  hour: CallHour;
  /** The clinic's. */
  timezone: string;
}

/** How long the service took to answer within the last hour, and how often it did not. */
export function LastHour({ hour, timezone }: LastHourProps) {
  const t = useTranslations('connection.hour');
  const numbers = new Intl.NumberFormat(useLocale());
  const time = (value: number | undefined) =>
    value === undefined ? undefined : t('milliseconds', { value });
  return (
    <Card title={t('title')}>
      {hour.calls === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <div className="grid gap-4">
          <DescriptionList
            short
            items={[
              { term: t('calls'), detail: numbers.format(hour.calls) },
              { term: t('failed'), detail: numbers.format(hour.failed) },
              { term: t('median'), detail: time(hour.median) },
              { term: t('p95'), detail: time(hour.p95) },
            ]}
          />
          <HourChart hour={hour} timezone={timezone} />
        </div>
      )}
    </Card>
  );
}
