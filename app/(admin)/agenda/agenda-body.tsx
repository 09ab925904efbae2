'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { GridColumn, SlotPlace } from '@/components/agenda/agenda-grid';
import { AgendaList } from '@/components/agenda/agenda-list';
import { AgendaSkeleton } from '@/components/agenda/agenda-skeleton';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { useGridColumns } from '@/components/agenda/use-grid-columns';
import { type Sought, useInSight } from '@/components/agenda/use-in-sight';
import { heldPlace } from '@/components/agenda-move/held-place';
import { MoveBar } from '@/components/agenda-move/move-bar';
import type { Moves } from '@/components/agenda-move/use-moves';
import { LoadError } from '@/components/form/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import type { Directory } from '@/lib/agenda/directory';
import { filterEntries, isNobodyThere } from '@/lib/rules/agenda-columns';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import { formatDate } from '@/lib/rules/dates';
import type { Place } from '@/lib/rules/place';
import type { PlannedPlace } from '@/lib/rules/planned-place';
import { timeOf } from '@/lib/rules/span';
import { AgendaColumns } from './agenda-columns';
import { EverybodysDay } from './everybodys-day';
import { NobodyThere } from './nobody-there';
import { type AgendaView, filtersOf, unfiltered } from './search-params';
import { WithoutFilters } from './without-filters';

interface AgendaBodyProps {
  view: AgendaView;
  dates: readonly string[];
  /** Of a week: whose it is. */
  doctorId: string | undefined;
  entries: readonly AgendaEntry[] | undefined;
  failure: Error | undefined;
  retrying: boolean;
  onRetry: () => void;
  directory: Directory | undefined;
  names: DirectoryNames;
  now: ClinicMoment;
  mayBook: boolean;
  /** Of the booking that is open. */
  planned: PlannedPlace | undefined;
  /** Absent where appointments cannot be moved. */
  moves: Moves | undefined;
  hrefOf: (changes: Partial<AgendaView>) => string;
  onGo: (href: string) => void;
  /** Follows the way to the view without filters. */
  onClear: (href: string) => void;
}

const FRAME = 'rounded-md border border-line bg-surface';

/** The days, and the appointment that is carried over them. */
export function AgendaBody(props: AgendaBodyProps) {
  const { view, dates, doctorId, entries, directory, moves, now, hrefOf, onGo } = props;
  const columns = useGridColumns({
    dates: doctorId === undefined ? [view.date] : dates,
    doctorId,
    entries,
    directory,
    filters: view,
    weekHref: (doctor, date) => hrefOf({ view: 'week', date, weekOf: doctor }),
    dayHref: (date) => hrefOf({ view: 'day', date }),
    onGo,
    today: now.date,
  });
  const frame = useRef<HTMLDivElement>(null);
  const sought = soughtIn(view, doctorId, props.planned);
  useInSight(frame, sought, `${view.view} ${view.date}`);
  const held = view.view === 'list' ? undefined : moves?.held;
  const place = held && heldPlace(held, columns, directory);
  return (
    <div ref={frame}>
      <Days {...props} columns={columns} place={place} />
      {view.view === 'week' && place && !held.isDragged && <EverybodysDay date={place.date} />}
      {moves && <MoveBar moves={moves} place={place} directory={directory} now={now} />}
    </div>
  );
}

/** The days themselves, or why they are not there. */
function Days(
  props: AgendaBodyProps & { columns: readonly GridColumn[]; place: Place | undefined },
) {
  const { view, columns, entries, failure, names, hrefOf, onGo } = props;
  const t = useTranslations('agenda');
  const locale = useLocale();
  const isWeek = view.view === 'week';
  const label = t(isWeek ? 'gridOfWeek' : 'grid', {
    date: formatDate((isWeek && columns[0]?.date) || view.date, locale, 'full'),
  });
  const clearHref = hrefOf(unfiltered(view));
  const entryHref = (appointment: string) => hrefOf({ appointment, booking: undefined });

  if (entries === undefined) {
    if (!failure) return <AgendaSkeleton label={t('loading')} />;
    return (
      <div className={FRAME}>
        <LoadError
          title={t('failed')}
          error={failure}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      </div>
    );
  }

  if (view.view === 'list') {
    const shown = filterEntries(entries, view);
    return (
      <div className={FRAME}>
        {shown.length === 0 ? (
          <EmptyState
            icon="agenda"
            title={t('empty')}
            action={
              entries.length > 0 && <WithoutFilters href={clearHref} onClear={props.onClear} />
            }
          >
            <p>{t(entries.length > 0 ? 'allHidden' : 'emptyHint', { count: entries.length })}</p>
          </EmptyState>
        ) : (
          <AgendaList caption={label} entries={shown} {...names} hrefOf={entryHref} />
        )}
      </div>
    );
  }

  if (props.directory && isNobodyThere(columns, entries, filtersOf(view))) {
    return (
      <div className={FRAME}>
        <NobodyThere {...props} clearHref={clearHref} onClear={props.onClear} />
      </div>
    );
  }

  if (columns.length === 0) {
    return (
      <div className={FRAME}>
        <EmptyState icon="agenda" title={t('nobody')}>
          <p>{t('nobodyHint')}</p>
        </EmptyState>
      </div>
    );
  }

  function book({ doctorId: doctor, date, minute, duration }: SlotPlace): void {
    const booking = { doctorId: doctor, time: timeOf(minute), duration };
    onGo(hrefOf({ date, appointment: undefined, booking }));
  }

  return (
    <AgendaColumns
      label={label}
      columns={columns}
      entries={entries}
      directory={props.directory}
      moves={props.moves}
      place={props.place}
      now={props.now}
      planned={props.planned}
      placeOf={names.placeOf}
      selected={view.appointment}
      hrefOf={entryHref}
      onOpen={(appointment) => onGo(entryHref(appointment))}
      onBook={props.mayBook ? book : undefined}
    />
  );
}

function soughtIn(
  { appointment, date }: AgendaView,
  doctorOfWeek: string | undefined,
  planned: PlannedPlace | undefined,
): Sought | undefined {
  if (appointment !== undefined) return { attribute: 'data-entry', value: appointment };
  // Of a week its date, which is not the first where the columns are as wide as the window.
  const doctorId = planned?.doctorId ?? doctorOfWeek;
  if (doctorId === undefined) return undefined;
  const column = `${doctorId} ${planned?.date ?? date}`;
  if (!planned?.span) return { attribute: 'data-column', value: column };
  return { attribute: 'data-planned', value: `${column} ${planned.span.from}` };
}
