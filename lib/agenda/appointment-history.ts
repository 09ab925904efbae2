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

/** Where a move led; absent is what it left as it was, or what is not known. */
export interface MovedTo {
  /** ISO instants. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly doctorId?: string;
  /** The doctor's name. */
  readonly doctor?: string;
}

export interface AppointmentAct {
  /** An ISO instant. */
  readonly at: string;
  /** The name of whoever did it; absent where the trail has none. */
  readonly by?: string;
  readonly deeds: readonly AppointmentDeed[];
  /** Absent where the trail does not say it. */
  readonly movedTo?: MovedTo;
  /** The answer was lost: it may have been done, or not. */
  readonly isUnknown?: true;
}

/** The oldest first. It begins with `booked` where the appointment was booked here. */
export type AppointmentHistory = readonly AppointmentAct[];
