import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { timeOf } from '@/lib/kit/dates/span';
import { formatTimes } from '@/lib/kit/dates/time-format';
import type { DoctorGaps, PlaceGaps } from '@/lib/today/rules/day-summary';

/** Of each doctor. */
const SHOWN = 3;

const LINK =
  'inline-flex min-h-6 touch:min-h-11 items-center text-accent underline-offset-2 hover:underline';

interface GapListProps extends DoctorGaps {
  doctor: string;
  placeOf: (id: string) => string | undefined;
  mayBook: boolean;
}

/** The free time of one doctor; where it is, for whoever works in several places. */
export function GapList({ doctorId, doctor, inSeveral, places, placeOf, mayBook }: GapListProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  const shown = firstOf(places, SHOWN);
  const more = countOf(places) - countOf(shown);
  const only = places.length === 1 ? places[0] : undefined;
  const nameOf = ({ locationId }: Pick<PlaceGaps, 'locationId'>) =>
    placeOf(locationId) ?? locationId;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <span className="font-medium">{doctor}</span>
        {inSeveral && only && <span className="text-sm text-ink-muted">{nameOf(only)}</span>}
      </p>
      {shown.map(({ locationId, gaps }, index) => (
        <div
          key={locationId}
          className="tabular flex flex-wrap items-center gap-x-4 text-sm text-ink-muted"
        >
          {!only && <span className="wrap-anywhere">{nameOf({ locationId })}</span>}
          <ul className="contents">
            {gaps.map((gap) => (
              <li key={gap.from}>
                {mayBook ? (
                  <Link
                    href={agendaHref({ booking: { time: timeOf(gap.from), doctorId } })}
                    className={LINK}
                  >
                    {formatTimes(gap, locale)}
                  </Link>
                ) : (
                  formatTimes(gap, locale)
                )}
              </li>
            ))}
            {more > 0 && index === shown.length - 1 && (
              <li>
                <Link href={agendaHref({ doctors: [doctorId] })} className={LINK}>
                  {t('moreGaps', { count: more })}
                  <span className="sr-only">: {doctor}</span>
                </Link>
              </li>
            )}
          </ul>
        </div>
      ))}
    </>
  );
}

function firstOf(places: readonly PlaceGaps[], count: number): PlaceGaps[] {
  let left = count;
  return places.flatMap(({ locationId, gaps }) => {
    const first = gaps.slice(0, left);
    left -= first.length;
    return first.length === 0 ? [] : [{ locationId, gaps: first }];
  });
}

function countOf(places: readonly PlaceGaps[]): number {
  return places.reduce((sum, { gaps }) => sum + gaps.length, 0);
}
