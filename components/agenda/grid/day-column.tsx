import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useMemo } from 'react';
import { useVisitWords } from '@/components/agenda/shared/use-visit-words';
import { useEntryWords } from '@/components/agenda/use-entry-words';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { PlacedEntry } from '@/lib/agenda/rules/agenda-columns';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Block } from '@/lib/agenda/rules/blocks';
import { LEAST_DRAWN, layoutOf } from '@/lib/agenda/rules/lanes';
import type { WorkingDay } from '@/lib/agenda/rules/working-day';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import type { Span } from '@/lib/kit/dates/span';
import { formatTime, formatTimes } from '@/lib/kit/dates/time-format';
import { AgendaEntryLink } from './agenda-entry-link';
import { BlockBands, OutVeil } from './block-bands';
import { ColumnBackground } from './column-background';
import { hueClass, laneClass, linesOf, spanClass } from './span-class';

interface DayColumnProps {
  /** `doctorId date`: what a click or a key in the column is about. */
  id: string;
  label: string;
  entries: readonly PlacedEntry[];
  /** `undefined`: nobody knows when the doctor works. */
  day: WorkingDay | undefined;
  /** Time that the front desk keeps free. */
  blocks: readonly Block[];
  hue: number | undefined;
  placeOf: (locationId: string) => string;
  selected: string | undefined;
  /** The appointment that is in hand. */
  held: string | undefined;
  /** The time that is being booked. */
  planned: Span | undefined;
  hrefOf: (id: string) => string;
  /** The list of the day, which has room for all. */
  restHref: string;
  /** Minutes of the day that are over. */
  past: number;
  isToday: boolean;
  now: ClinicMoment;
  /** Each card of today has a button for the arrival. */
  marksArrivals: boolean;
  backgroundWords: { readonly lunch: string; readonly exception: string };
}

/** One doctor's day, from top to bottom. */
export function DayColumn({
  id,
  label,
  entries,
  day,
  blocks,
  hue,
  placeOf,
  selected,
  held,
  planned,
  hrefOf,
  restHref,
  past,
  isToday,
  now,
  marksArrivals,
  backgroundWords,
}: DayColumnProps) {
  const locale = useLocale();
  const { statusWord, who } = useEntryWords();
  const visits = useVisitWords();
  const visitWords = useTranslations('visits');
  const t = useTranslations('agenda.rest');
  const { lanes, rests } = useMemo(() => {
    const entryAt = (index: number) => entries[index]?.entry;
    return layoutOf(
      entries.map(({ span }) => span),
      (index) => entryAt(index)?.status === 'canceled',
      (index) => [selected, held].includes(entryAt(index)?.id ?? ''),
    );
  }, [entries, selected, held]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={label}
      data-column={id}
      className={cx(
        'relative day-height overflow-hidden border-l border-line hour-lines closed-hours',
        hueClass(hue),
      )}
    >
      {day && <ColumnBackground day={day} placeOf={placeOf} words={backgroundWords} />}
      <div className="pointer-events-none absolute inset-0 hour-lines" />
      <BlockBands blocks={blocks} />
      <PastShade past={past} />
      {isToday && <NowLine minute={past} />}
      {entries.map(({ entry, span }, index) => {
        const lane = lanes[index];
        if (!lane) return null;
        return (
          <Fragment key={entry.id}>
            <AgendaEntryLink
              entry={entry}
              span={span}
              lane={lane}
              href={hrefOf(entry.id)}
              isSelected={entry.id === selected}
              isHeld={entry.id === held}
              time={formatTime(entry.from, locale)}
              statusWord={statusWord(entry.status) ?? visits.short(entry, now)}
              who={who(entry)}
            />
            {marksArrivals && isToday && isAwaited(entry) && linesOf(span) > 1 && (
              <button
                type="button"
                tabIndex={-1}
                data-arrive={entry.id}
                aria-label={visitWords('arriveOf', { name: who(entry) })}
                className={cx('entry-arrive', spanClass(span), laneClass(lane))}
              >
                <Icon name="check" />
              </button>
            )}
          </Fragment>
        );
      })}
      {rests.map(({ from, lane, count, isCanceled }) => (
        <Link
          key={`${from} ${lane.lane}`}
          href={restHref}
          data-rest=""
          tabIndex={-1}
          aria-label={t(isCanceled ? 'canceled' : 'more', { count })}
          title={t(isCanceled ? 'canceled' : 'more', { count })}
          className={cx(
            'entry-rest',
            isCanceled && 'entry-canceled',
            spanClass({ from, to: from + LEAST_DRAWN }),
            laneClass(lane),
          )}
        >
          {isCanceled ? <s>{count}</s> : `+${count}`}
        </Link>
      ))}
      <OutVeil blocks={blocks} isAbsent={day?.isException ?? false} />
      {isToday && <NowDot minute={past} />}
      {planned && (
        // The panel beside says it in words.
        <p
          aria-hidden="true"
          data-planned={`${id} ${planned.from}`}
          className={cx(spanClass({ ...planned, to: Math.min(planned.to, 1_440) }), 'planned')}
        >
          {formatTimes(planned, locale)}
        </p>
      )}
    </div>
  );
}

function isAwaited({ status, visit }: AgendaEntry): boolean {
  return status === 'confirmed' && visit === undefined;
}

/** Dims what is over of a day, behind its appointments. */
function PastShade({ past }: { past: number }) {
  if (past <= 0) return null;
  return (
    <div
      aria-hidden="true"
      className={cx(
        spanClass({ from: 0, to: past }),
        'pointer-events-none inset-x-0 bg-canvas/45 print:hidden',
      )}
    />
  );
}

/** Where it is now, behind the appointments: a line over a name would read as crossed out. */
function NowLine({ minute }: { minute: number }) {
  return (
    <div aria-hidden="true" className={cx(spanClass({ from: minute, to: minute }), 'now-line')} />
  );
}

/** The dot at the start of the line of now. It lies over the appointments. */
function NowDot({ minute }: { minute: number }) {
  return (
    <div aria-hidden="true" className={cx(spanClass({ from: minute, to: minute }), 'now-dot')} />
  );
}
