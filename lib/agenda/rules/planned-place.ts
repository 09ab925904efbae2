import type { Span } from '@/lib/kit/dates/span';

/** Where and when something is being booked, as far as that is said; the date is the clinic's. */
export interface PlannedPlace {
  readonly doctorId: string;
  readonly date: string;
  readonly span: Span | undefined;
}
