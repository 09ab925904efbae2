import type { SeriesUnit } from '@/lib/agenda/rules/series';
import type { SeriesLine } from '@/lib/agenda/rules/series-lines';
import type { createAppointment } from '@/lib/contract/appointments';
import type { OperationInput } from '@/lib/contract/operation';
import { ownHandler } from '@/lib/queries/own-handler';

export interface SeriesWanted {
  readonly doctorId: string;
  readonly locationId: string;
  readonly patientId: string;
  /** The first, `YYYY-MM-DD`. */
  readonly date: string;
  /** Minutes since midnight. */
  readonly from: number;
  /** Minutes. */
  readonly duration: number;
  readonly count: number;
  readonly every: number;
  readonly unit: SeriesUnit;
}

export interface SeriesBooking {
  readonly seriesId: string;
  readonly number: number;
  readonly count: number;
  readonly isCheck: boolean;
  readonly appointment: OperationInput<typeof createAppointment>['body'];
}

/** What became of canceling several. */
export interface SeriesCanceled {
  readonly canceled: number;
  /** Which were not, or nobody knows. */
  readonly failed: number;
}

/** One of a series and those after it, so much later. */
export interface SeriesShift {
  /** Made by the browser: asked for twice it is moved once. */
  readonly id: string;
  readonly seriesId: string;
  readonly from: number;
  /** Days, and minutes of the clock; earlier where below nought. */
  readonly days: number;
  readonly minutes: number;
}

/** What became of moving several. */
export interface SeriesShifted {
  readonly moved: number;
  /** Numbers whose hour is taken, or that could not be moved. */
  readonly failed: readonly number[];
}

/** The handlers of appointments that are booked as a series. */
export const seriesHandlers = {
  /** When they would be, and what speaks against each; names nobody. */
  preview: ownHandler<{ query: SeriesWanted; answer: readonly SeriesLine[] }>({
    method: 'GET',
    path: '/api/agenda/series/preview',
    right: 'appointments.create',
  }),
  /** Books one of them, once however often it is asked for. */
  book: ownHandler<{ body: SeriesBooking; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/agenda/series/book',
    right: 'appointments.create',
  }),
  /** Cancels one of them and all that follow it. */
  cancel: ownHandler<{
    body: { readonly seriesId: string; readonly from: number };
    answer: SeriesCanceled;
  }>({
    method: 'POST',
    path: '/api/agenda/series/cancel',
    right: 'appointments.change',
  }),
  /** Moves one of them and all that follow it by as much. */
  shift: ownHandler<{ body: SeriesShift; answer: SeriesShifted }>({
    method: 'POST',
    path: '/api/agenda/series/shift',
    right: 'appointments.change',
  }),
};
