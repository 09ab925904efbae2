/** From the waiting room to the door, in their order; `no_show` stands apart. */
export type VisitState = 'arrived' | 'called' | 'seated' | 'left' | 'no_show';

/** Where the patient of an appointment is, as the front desk keeps it. */
export interface Visit {
  readonly state: VisitState;
  /** ISO instant of the arrival; absent for a patient who did not come. */
  readonly arrivedAt?: string;
  /** ISO instant since which the state holds. */
  readonly since: string;
  /** Name of the person who set it. */
  readonly by: string;
}

/** What came of calling a patient about an appointment. */
export type CallOutcome =
  | 'confirmed'
  | 'no_answer'
  | 'left_message'
  | 'will_change'
  | 'wrong_number';

/** Which of a series an appointment is. */
export interface SeriesPlace {
  readonly id: string;
  /** 1, 2, 3… */
  readonly number: number;
  readonly count: number;
}
