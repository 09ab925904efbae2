import type { Opening } from '@/lib/rules/openings';

/** The next openings of one doctor, or of all who come into question. */
export interface FoundOpenings {
  /** The earliest first. */
  readonly openings: readonly Opening[];
  /** From where on there may be more; absent where all that was to be searched was. */
  readonly next?: OpeningsCursor;
  /** The last date that was searched. */
  readonly searchedTo: string;
  /** Doctors whose hours could not be loaded: openings of theirs may be missing. */
  readonly unread: readonly string[];
  /** Doctors who have no schedule yet, so that nobody knows when they work. */
  readonly unscheduled: readonly string[];
}

export interface OpeningsCursor {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** `HH:MM`: only what begins later on that date. */
  readonly after: string;
}
