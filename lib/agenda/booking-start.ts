/** Where a booking begins, as far as the address of the agenda says it. */
export interface BookingStart {
  /** `HH:MM`. */
  readonly time?: string | undefined;
  /** Minutes, where the person drew them. */
  readonly duration?: number | undefined;
  readonly doctorId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly patientId?: string | undefined;
  readonly procedureId?: string | undefined;
  /** The row of the waiting list that is closed once the patient is booked. */
  readonly waitingId?: string | undefined;
}
