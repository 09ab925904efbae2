'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AgendaList } from '@/components/agenda/agenda-list';
import { AgendaSkeleton } from '@/components/agenda/agenda-skeleton';
import type { GridColumn, SlotPlace } from '@/components/agenda/grid/agenda-grid';
import { useGridColumns } from '@/components/agenda/grid/use-grid-columns';
import { type Sought, useInSight } from '@/components/agenda/grid/use-in-sight';
import { heldPlace } from '@/components/agenda/moving/held-place';
import { MoveBar } from '@/components/agenda/moving/move-bar';
import type { Moves } from '@/components/agenda/moving/use-moves';
import { useVisit } from '@/components/agenda/shared/use-visit';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { ViewLink } from '@/components/agenda/view-link';
import { LoadError } from '@/components/form/load-error';
import { Banner } from '@/components/ui/banner';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { EmptyState } from '@/components/ui/states/empty-state';
import { filterEntries, isNobodyThere } from '@/lib/agenda/rules/agenda-columns';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Place } from '@/lib/agenda/rules/place';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import { canArrive } from '@/lib/agenda/rules/visits';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { timeOf } from '@/lib/kit/dates/span';
import { filtersOf, unfiltered } from './agenda-changes';
import { AgendaColumns } from './agenda-columns';
import { EverybodysDay } from './everybodys-day';
import { NextBusyDay } from './next-busy-day';

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
  /** The person may say who arrived. */
  marksVisits: boolean;
  /** Opens who is not there; absent where the person may not. */
  onOut: ((column: { readonly doctorId: string; readonly date: string }) => void) | undefined;
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
    now,
    onOut: props.onOut,
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
  const visit = useVisit();
  const clearHref = hrefOf(unfiltered(view));
  const restHref = (column: { readonly doctorId: string; readonly date: string }) =>
    hrefOf({ view: 'list', date: column.date, doctors: [column.doctorId], statuses: [] });
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
        <EmptyState
          icon="agenda"
          title={t('nobody')}
          action={<NextBusyDay date={view.date} hrefOf={hrefOf} onGo={onGo} />}
        >
          <p>{t('nobodyHint')}</p>
        </EmptyState>
      </div>
    );
  }

  function book({ doctorId: doctor, date, minute, duration }: SlotPlace): void {
    const booking = { doctorId: doctor, time: timeOf(minute), duration };
    onGo(hrefOf({ date, appointment: undefined, booking }));
  }

  function arrive(id: string): void {
    const entry = entries?.find((each) => each.id === id);
    if (entry && canArrive(entry, props.now.date) && !entry.visit) void visit.set(entry, 'arrived');
  }

  return (
    <>
      {visit.problem && (
        <Banner tone="danger" urgent>
          <p>{visit.problem}</p>
        </Banner>
      )}
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
        restHrefOf={restHref}
        onOpen={(appointment) => onGo(entryHref(appointment))}
        onBook={props.mayBook ? book : undefined}
        onArrive={props.marksVisits ? arrive : undefined}
      />
    </>
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

interface NobodyThereProps {
  view: AgendaView;
  /** Of a week: whose it is. */
  doctorId: string | undefined;
  names: DirectoryNames;
  clearHref: string;
  onClear: (href: string) => void;
}

/** None of the chosen doctors is at the chosen places: an empty grid would not say so. */
function NobodyThere({ view, doctorId, names, clearHref, onClear }: NobodyThereProps) {
  const t = useTranslations('agenda');
  const doctors = doctorId === undefined ? view.doctors : [doctorId];
  return (
    <EmptyState
      icon="agenda"
      title={t('nobodyThere', {
        doctors: doctors.length,
        name: names.doctorOf(doctors[0] ?? ''),
        places: view.locations.map(names.placeOf).join(', '),
      })}
      action={<WithoutFilters href={clearHref} onClear={onClear} />}
    >
      <p>{t('nobodyThereHint', { view: view.view })}</p>
    </EmptyState>
  );
}

interface WithoutFiltersProps {
  href: string;
  onClear: (href: string) => void;
}

/** The way out of filters that leave nothing. */
function WithoutFilters({ href, onClear }: WithoutFiltersProps) {
  const t = useTranslations('agenda.filters');
  return (
    <ViewLink href={href} onGo={onClear} className={buttonClass('secondary', 'medium')}>
      {t('clear')}
    </ViewLink>
  );
}
