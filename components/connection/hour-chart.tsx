import { useLocale, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { CallHour } from '@/lib/server/clinic/call-log';

interface HourChartProps {
  hour: CallHour;
  /** The clinic's. */
  timezone: string;
}

const MINUTE = 60_000;
const HEIGHT = 48;
/** Of each minute's column, in units of the drawing. */
const WIDTH = 6;

/** A column for each minute in which the service was asked: its median, red where calls failed. */
export function HourChart({ hour: { minutes }, timezone }: HourChartProps) {
  const t = useTranslations('connection.hour');
  const locale = useLocale();
  const last = minutes.at(-1);
  if (last === undefined) return null;
  const slowest = Math.max(1, ...minutes.map(({ median }) => median ?? 0));
  const time = (at: number) =>
    formatInstant(new Date(at).toISOString(), locale, timezone, { timeStyle: 'short' });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${60 * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-20 w-full border-b border-line"
        role="img"
        aria-label={t('chart', { slowest })}
      >
        {minutes.map(({ at, median, failed }) => {
          const height = Math.max(1.5, ((median ?? 0) / slowest) * HEIGHT);
          const place = 59 - (last.at - at) / MINUTE;
          const tall = failed > 0 && median === undefined ? HEIGHT : height;
          return (
            <rect
              key={at}
              x={place * WIDTH + 0.5}
              y={HEIGHT - tall}
              width={WIDTH - 1}
              height={tall}
              className={failed > 0 ? 'fill-danger' : 'fill-accent'}
            >
              <title>
                {median === undefined
                  ? t('minuteFailed', { at: time(at), failed })
                  : t('minute', { at: time(at), median, failed })}
              </title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="tabular mt-1 flex justify-between gap-4 text-sm text-ink-muted">
        <span>{time(last.at - 59 * MINUTE)}</span>
        <span>{t('legend', { slowest })}</span>
        <span>{time(last.at)}</span>
      </figcaption>
    </figure>
  );
}
