'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import { isBookingAt } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { EverybodysDay } from './everybodys-day';
import type { useAgendaView } from './use-agenda-view';

const BookingPanel = lazyPart(
  async () => (await import('@/components/agenda/booking/booking-panel')).BookingPanel,
  { early: true },
);

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
      <Suspense>
        <BookingPanel
          {...panel}
          directory={directory}
          start={view.booking}
          date={view.date}
          isHere={isBookingAt}
          onClose={() => go(hrefOf({ booking: undefined }))}
          onDateChange={(date) => replace(() => ({ date }))}
        />
      </Suspense>
    </>
  );
}
