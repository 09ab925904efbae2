/** What became of an appointment through this application. */
export type AppointmentDeed =
  | 'booked'
  | 'moved'
  | 'notes'
  | 'procedure'
  | 'confirmed'
  | 'completed'
  | 'canceled'
  | 'no_show';

export interface AppointmentAct {
  /** An ISO instant. */
  readonly at: string;
  /** The name of whoever did it; absent where the trail has none. */
  readonly by?: string;
  readonly deeds: readonly AppointmentDeed[];
  /** The answer was lost: it may have been done, or not. */
  readonly isUnknown?: true;
}

/** The oldest first. It begins with `booked` where the appointment was booked here. */
export type AppointmentHistory = readonly AppointmentAct[];
