import type { BookingField } from './booking-check';
import type { Booking } from './use-booking';

/** What every group of fields of the panel is given. */
export interface BookingFieldsProps {
  booking: Booking;
  /** Why a field is refused, in words. */
  errorOf: (field: BookingField) => string | undefined;
}
