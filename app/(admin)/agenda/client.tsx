'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FollowUps } from '@/components/agenda/details/follow-up-links';
import { useMoves } from '@/components/agenda/moving/use-moves';
import { OutLayer, useOutShown } from '@/components/agenda/out/out-opener';
import { useDirectoryNames } from '@/components/agenda/use-directory-names';
import { useClinicMoment } from '@/components/shell/use-clinic-moment';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { withMoved } from '@/lib/agenda/rules/moved-entries';
import type { Place } from '@/lib/agenda/rules/place';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import type { OwnDesk } from '@/lib/agenda/shared/own-desk';
import { useAgendaStream } from '@/lib/agenda/use-agenda-stream';
import { type PageProblem, toProblem } from '@/lib/queries/page-problem';
import { AgendaAside, type Changing } from './agenda-aside';
import { AgendaBody } from './agenda-body';
import { AgendaBooking } from './agenda-booking';
import { datesOf, filtersOf, planAt } from './agenda-changes';
import { AgendaControls } from './agenda-controls';
import { AgendaHead } from './agenda-head';
import { AgendaNotices } from './agenda-notices';
import { doctorOfWeek, rangeOf } from './range-of';
import { useAgendaView } from './use-agenda-view';

interface AgendaScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The server's clock, milliseconds. */
  now: number;
  timezone: string;
  ownDesk: OwnDesk;
  mayBook: boolean;
  follows: FollowUps;
  /** The service can, and the person may, write down somebody new. */
  canCreatePatients: boolean;
  change: Changing;
  /** The person may record who is not there. */
  mayRecordOut: boolean;
  /** The person may say who arrived. */
  marksVisits: boolean;
  /** The clinic's. */
  cancelReasons: readonly string[];
  /** The load that failed on the server. */
  problem: PageProblem | undefined;
}

export function AgendaScreen({
  today,
  now: serverNow,
  timezone,
  ownDesk,
  mayBook,
  follows,
  canCreatePatients,
  change,
  mayRecordOut,
  marksVisits,
  cancelReasons,
  problem,
}: AgendaScreenProps) {
  const now = useClinicMoment(serverNow, timezone);
  const { view, hrefOf, go, change: changeView, replace } = useAgendaView(today);
  const directory = useQuery(agendaQueries.directory());
  const range = rangeOf(view, directory.data);
  const list = useQuery(agendaQueries.range(range));
  const stale = useAgendaStream(range);
  const names = useDirectoryNames(directory.data);
  const doctorId = doctorOfWeek(view, directory.data);
  const dates = datesOf(view);
  const moves = useMoves({ directory: directory.data, timezone, now });
  const entries = list.data && withMoved(list.data.entries, moves.pending, range);
  const isWeek = view.view === 'week';
  const booking = {
    booking: {
      doctorId: isWeek ? doctorId : undefined,
      // Who looks at one place books there.
      locationId: view.locations.length === 1 ? view.locations[0] : undefined,
    },
    appointment: undefined,
  };
  const [out, showOut] = useOutShown();
  const filters = useRef<HTMLDivElement>(null);
  const [planned, setPlanned] = useState<PlannedPlace>();

  function follow(place: PlannedPlace | undefined): void {
    setPlanned(place);
    if (place) replace((there) => planAt(there, place));
  }

  /** What was pressed goes away with the filters, and leaves the keyboard where they are chosen. */
  function focusFilters(): void {
    filters.current?.querySelector('button')?.focus();
  }
  /** Shown where it goes; the bar below says what became of it, and takes it back. */
  function reschedule(entry: AgendaEntry, place: Place): void {
    moves.send({ entry, place });
    go(hrefOf({ date: place.date, appointment: entry.id, booking: undefined }));
  }
  function clear(href: string): void {
    focusFilters();
    go(href);
  }

  return (
    <>
      <AgendaHead
        view={view}
        dates={dates}
        entries={entries}
        filters={filtersOf(view)}
        doctor={isWeek && doctorId !== undefined ? names.doctorOf(doctorId) : undefined}
        bookHref={mayBook ? hrefOf(booking) : undefined}
        // Its key may come before the day that was asked for is drawn.
        onBook={() => changeView(() => booking)}
        onOut={mayRecordOut ? () => showOut({ doctorId: undefined, date: undefined }) : undefined}
      />
      <AgendaControls
        view={view}
        today={now.date}
        ownDesk={ownDesk}
        directory={directory.data}
        names={names}
        doctorId={doctorId}
        filters={filters}
        hrefOf={hrefOf}
        onGo={go}
        onChange={changeView}
        onNoneLeft={focusFilters}
        onClear={clear}
      />
      <AgendaNotices
        view={view}
        directory={directory}
        isShown={entries !== undefined}
        unplaced={list.data?.unplaced ?? 0}
        stale={stale}
        timezone={timezone}
      />
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <AgendaBody
            view={view}
            dates={dates}
            doctorId={isWeek ? doctorId : undefined}
            entries={entries}
            failure={list.error ?? (list.isPending && problem ? toProblem(problem) : undefined)}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
            directory={directory.data}
            names={names}
            now={now}
            mayBook={mayBook}
            planned={planned}
            moves={change === 'yes' ? moves : undefined}
            hrefOf={hrefOf}
            onGo={go}
            onClear={clear}
            onOut={mayRecordOut ? showOut : undefined}
            marksVisits={marksVisits}
          />
        </div>
        {(!moves.held || moves.held.isDragged) && (
          <AgendaAside
            view={view}
            entries={entries}
            names={names}
            now={now}
            timezone={timezone}
            change={change}
            marksVisits={marksVisits}
            cancelReasons={cancelReasons}
            follows={follows}
            onMove={(entry) => moves.hold(entry)}
            directory={directory.data}
            onReschedule={reschedule}
            onClose={() => go(hrefOf({ appointment: undefined, booking: undefined }))}
          />
        )}
        {mayBook && (
          <AgendaBooking
            view={view}
            hrefOf={hrefOf}
            go={go}
            replace={replace}
            now={now}
            timezone={timezone}
            directory={directory.data}
            canCreatePatients={canCreatePatients}
            onPlaceChange={follow}
          />
        )}
      </div>
      {mayRecordOut && (
        <OutLayer
          shown={out}
          date={view.date}
          today={now.date}
          directory={directory.data}
          onClose={() => showOut(undefined)}
        />
      )}
    </>
  );
}
