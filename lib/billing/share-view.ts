import type * as z from 'zod/mini';
import { pageIn, type ReadParam } from '@/lib/address-params';
import { ID_PATTERN } from '@/lib/contract/limits';
import type { listPatientShares } from '@/lib/contract/patient-shares';
import { parseDate } from '@/lib/rules/dates';
import { defined, definedParams } from './defined';

type ListQuery = z.output<NonNullable<(typeof listPatientShares)['query']>>;

export const CONCEPTS = [
  'copago',
  'cuota_moderadora',
  'cuota_recuperacion',
  'pagos_compartidos_pvs',
] as const satisfies readonly ListQuery['concept'][];
export const STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const satisfies readonly ListQuery['status'][];

/** Which shares of the clinic are meant; dates are the clinic's, `YYYY-MM-DD`, both inclusive. */
export type ShareFilter = Pick<ListQuery, 'review' | 'status' | 'concept' | 'from' | 'to'>;

/** What the address of the desk says: the shares of one patient, or those of all through a filter. */
export interface ShareView extends ShareFilter {
  readonly patientId?: string | undefined;
  readonly page: number;
}

/** Nobody's id. */
const NOBODY = '-';

export const SHARES_PAGE = 20;
export const SHARES_PATH = '/billing/patient-shares';

/** Nothing in an address is an error: what makes no sense is left out. */
export function parseShareView(read: ReadParam): ShareView {
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === read(name));
  const date = (name: string) => {
    const value = read(name) ?? '';
    return parseDate(value) === null ? undefined : value;
  };
  const patientId = patientIn(read('patientId') ?? '');
  return {
    ...(patientId === undefined
      ? {
          review: oneOf('review', ['flagged'] as const),
          status: oneOf('status', STATUSES),
          concept: oneOf('concept', CONCEPTS),
          from: date('from'),
          to: date('to'),
        }
      : { patientId }),
    page: pageIn(read),
  };
}

/** An id that cannot exist is asked for as one that nobody has: that is what the service would say. */
function patientIn(typed: string): string | undefined {
  if (typed === '') return undefined;
  return ID_PATTERN.test(typed) ? typed : NOBODY;
}

/** The address of a view, without what is the default. */
export function sharesHref({ page, ...filter }: ShareView, path = SHARES_PATH): string {
  const params = filterParams(filter);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** What narrows the list down, as parameters of an address. */
export function filterParams(filter: Omit<ShareView, 'page'>): URLSearchParams {
  const { patientId, review, status, concept, from, to } = filter;
  return definedParams({ patientId, review, status, concept, from, to });
}

/** The query of `patient-shares.list`: the same object shape on both sides is the same key. */
export function shareListQuery({ page, review, status, concept, from, to }: ShareView) {
  return { page, limit: SHARES_PAGE, ...defined({ review, status, concept, from, to }) };
}

/** Of the list, how many are to be settled, whatever else is filtered. */
export const FLAGGED_QUERY = { page: 1, limit: 1, review: 'flagged' } as const;
