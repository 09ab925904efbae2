'use client';

import { BookingPanel } from '@/components/booking/booking-panel';
import type { Directory } from '@/lib/agenda/directory';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import type { PlannedPlace } from '@/lib/rules/planned-place';
import { EverybodysDay } from './everybodys-day';
import { isBookingAt } from './search-params';
import type { useAgendaView } from './use-agenda-view';

interface AgendaBookingProps
  extends Pick<ReturnType<typeof useAgendaView>, 'view' | 'hrefOf' | 'go' | 'replace'> {
  now: ClinicMoment;
  timezone: string;
  directory: Directory | undefined;
  canCreatePatients: boolean;
  onPlaceChange: (place: PlannedPlace | undefined) => void;
}

/** The booking that the address asks for, beside the agenda, which follows its date. */
export function AgendaBooking({
  view,
  hrefOf,
  go,
  replace,
  directory,
  ...panel
}: AgendaBookingProps) {
  if (view.booking === undefined || directory === undefined) return null;
  return (
    <>
      {view.view === 'week' && <EverybodysDay date={view.date} />}
      <BookingPanel
        {...panel}
        directory={directory}
        start={view.booking}
        date={view.date}
        isHere={isBookingAt}
        onClose={() => go(hrefOf({ booking: undefined }))}
        onDateChange={(date) => replace(() => ({ date }))}
      />
    </>
  );
}
