'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { Booking } from '@/components/agenda/booking/use-booking';
import { lazyPart } from '@/components/lazy-part';
import { Button } from '@/components/ui/buttons/button';
import type { Directory } from '@/lib/agenda/shared/directory';

const WaitingDialog = lazyPart(async () => (await import('./waiting-dialog')).WaitingDialog);

/** Of a booking for which no hour suits: puts its patient on the waiting list. */
export function useWaitInstead(booking: Booking, directory: Directory, today: string) {
  const t = useTranslations('waiting');
  const [isOpen, setOpen] = useState(false);
  const { procedureId, seek } = booking.draft;
  return {
    button: (
      <Button size="small" variant="quiet" icon="clock" onClick={() => setOpen(true)}>
        {t('waitInstead')}
      </Button>
    ),
    dialog: isOpen && (
      <Suspense>
        <WaitingDialog
          directory={directory}
          today={today}
          begin={{ procedureId, doctorId: seek.doctorId, locationId: seek.locationId }}
          patient={booking.patient}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  };
}
