'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useVisit } from '@/components/agenda/shared/use-visit';
import { useRenewOnReturn } from '@/components/shell/session/use-renew-on-return';
import { useClinicMoment } from '@/components/shell/use-clinic-moment';
import { ComingCard } from '@/components/today/coming-card';
import { GapsCard } from '@/components/today/gaps-card';
import { OutCard } from '@/components/today/out-card';
import { ToCloseCard } from '@/components/today/to-close-card';
import { StepButton, VisitsCard } from '@/components/today/visits-card';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaSnapshot } from '@/lib/agenda/agenda-snapshot';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { placeOfVisit } from '@/lib/agenda/rules/visits';
import type { OwnDesk } from '@/lib/agenda/shared/own-desk';
import { useAgendaStream } from '@/lib/agenda/use-agenda-stream';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { dayOf, type ReadEntries } from './day-of';

interface TodayScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The server's clock, milliseconds. */
  now: number;
  timezone: string;
  /** When today's appointments were read, where they could not be read for this page. */
  staleAt: string | undefined;
  /** The confirmed of the days before; `undefined`: they could not be loaded. */
  before: ReadEntries | undefined;
  /** `undefined`: nobody knows. */
  tomorrow: { readonly count: number; readonly firstAt: number | undefined } | undefined;
  /** Whose day it is; `undefined`: the clinic's. */
  doctorId: string | undefined;
  /** Where the person works; `undefined`: everywhere. */
  desk: OwnDesk | undefined;
  mayBook: boolean;
  /** The person may move those whose doctor is out. */
  mayRecordOut: boolean;
  /** Whether they can say what became of an appointment. */
  closes: boolean;
  /** Whether they can say who arrived. */
  marksVisits: boolean;
  /** What stands below those who come, and below the free time. */
  belowComing: ReactNode;
  belowGaps: ReactNode;
}

/**
 * The day in short, at every minute of it. What is booked and changed today comes over the agenda's
 * stream, which neither keeps a session alive nor leaves a row on the audit trail each time.
 */
export function TodayScreen({
  today,
  now,
  timezone,
  staleAt,
  before,
  tomorrow,
  doctorId,
  desk,
  mayBook,
  mayRecordOut,
  closes,
  marksVisits,
  belowComing,
  belowGaps,
}: TodayScreenProps) {
  useRenewOnReturn(now);
  const moment = within(today, useClinicMoment(now, timezone));
  const range = { from: today, to: today };
  const { data: list } = useQuery(agendaQueries.range(range));
  const { data: directory } = useQuery(agendaQueries.directory());
  const stale = useAgendaStream(range) ?? (list?.readAt === staleAt ? staleAt : undefined);
  const visit = useVisit();
  const day = dayOf(
    { today: list && readEntries(list, stale), before, directory, doctorId, desk },
    moment,
  );
  const nameOf = (id: string) => directory?.doctors.find((doctor) => doctor.id === id)?.name;
  // Nobody has to be told at each of their patients who they are.
  const doctorOf = (id: string) => (id === doctorId ? undefined : nameOf(id));
  const placeOf = (id: string) => directory?.locations.find((place) => place.id === id)?.name;
  const arrivalOf = (entry: AgendaEntry) =>
    placeOfVisit(entry) === 'expected' && <StepButton entry={entry} visit={visit} />;
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <OutCard outs={day.outs} date={today} mayMove={mayRecordOut} />
        {marksVisits && day.board && (
          <VisitsCard board={day.board} now={moment} visit={visit} doctorOf={doctorOf} />
        )}
        <ComingCard
          coming={day.coming}
          tomorrow={tomorrow}
          today={today}
          doctorId={doctorId}
          doctorOf={doctorOf}
          actionOf={marksVisits ? arrivalOf : undefined}
        />
        {closes && (day.toClose?.entries.length !== 0 || day.toClose.staleSince) && (
          <ToCloseCard
            toClose={day.toClose}
            today={today}
            doctorId={doctorId}
            doctorOf={doctorOf}
          />
        )}
        {belowComing}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <GapsCard
          room={day.room}
          isOwn={doctorId !== undefined}
          doctorOf={nameOf}
          placeOf={placeOf}
          mayBook={mayBook}
        />
        {belowGaps}
      </div>
    </div>
  );
}

function readEntries({ entries }: AgendaSnapshot, stale: string | undefined): ReadEntries {
  return { entries, staleSince: stale === undefined ? undefined : new Date(stale) };
}

/** After midnight the day is over, until the page is made anew for the next. */
function within(today: string, moment: ClinicMoment): ClinicMoment {
  return moment.date === today ? moment : { date: today, minutes: DAY_MINUTES };
}
