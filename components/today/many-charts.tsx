import { getLocale, getTranslations } from 'next-intl/server';
import { Banner } from '@/components/ui/banner';
import { Link } from '@/components/ui/buttons/link';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { manyCharts } from '@/lib/server/audit/many-charts';

interface ManyChartsProps {
  now: Date;
  /** The clinic's. */
  timezone: string;
}

/** Tells administrators who opened more patients within an hour than the clinic's threshold. */
export async function ManyCharts({ now, timezone }: ManyChartsProps) {
  const [people, locale, t] = await Promise.all([
    manyCharts(now),
    getLocale(),
    getTranslations('today.manyCharts'),
  ]);
  if (people.length === 0) return null;
  return (
    <Banner tone="attention" title={t('title')} className="mb-4">
      <ul>
        {people.map(({ at, staffId, name, patients }) => (
          <li key={at}>
            <Link
              href={`/settings/audit?staffId=${staffId}&from=${clinicToday(timezone, new Date(at))}`}
              className="underline underline-offset-2"
            >
              {t('person', { name, patients, at: formatInstant(at, locale, timezone) })}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
