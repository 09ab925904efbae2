'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { Booking } from './use-booking';

interface SubmitBarProps {
  booking: Booking;
  /** What is to be known before it is pressed. */
  concernsId: string;
  /** It is the first of several: their dates are shown before any is booked. */
  isSeries: boolean;
  onClose: () => void;
}

/** Where there are warnings, its words are the question that pressing it answers. */
export function SubmitBar({ booking, concernsId, isSeries, onClose }: SubmitBarProps) {
  const t = useTranslations();
  const { saving, surroundings } = booking;
  const reasonId = useId();
  const blocked =
    saving.isPending || (isSeries && !saving.isUnsettled) ? undefined : blockedBy(booking);
  // What cannot be booked at all cannot be booked anyway.
  const warned = !isSeries && !blocked && surroundings.warnings.length > 0;

  function onClick(event: MouseEvent<HTMLButtonElement>): void {
    // Enter in a field presses the button, too: then nobody has read what it says.
    const isPressed = event.detail > 0 || document.activeElement === event.currentTarget;
    if (!blocked && (!warned || isPressed)) return;
    event.preventDefault();
    event.currentTarget.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
      <Button
        type="submit"
        name="submit"
        variant="primary"
        pending={saving.isPending}
        onClick={onClick}
        // Not as `disabledReason`: it would be another button then, and the focus on this one lost.
        {...(blocked && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        {...(warned && { 'aria-describedby': concernsId })}
        aria-keyshortcuts="Control+Enter"
      >
        {t(
          isSeries
            ? 'series.show'
            : saving.isPending
              ? 'booking.saving'
              : warned
                ? 'booking.saveAnyway'
                : 'booking.save',
        )}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      {blocked && (
        <p id={reasonId} className="basis-full text-sm text-ink-muted">
          {t(blocked)}
        </p>
      )}
    </div>
  );
}

/** Why it cannot be sent now, as the key of the words. */
export function blockedBy({ saving, surroundings }: Booking) {
  if (saving.isUnsettled) return 'booking.locked';
  return surroundings.busy.length > 0 ? 'booking.doctorBusy' : undefined;
}
