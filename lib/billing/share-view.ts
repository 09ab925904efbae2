import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type LoaderInput,
  parseAsStringLiteral,
} from 'nuqs/server';
import type * as z from 'zod/mini';
import type { listPatientShares } from '@/lib/contract/billing/patient-shares';
import { ID_PATTERN } from '@/lib/contract/limits';
import { parseAsDay, parseAsPage } from '@/lib/url-parsers';
import { defined } from './defined';

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
export type ShareFilter = Pick<
  ListQuery,
  'review' | 'owing' | 'status' | 'concept' | 'from' | 'to'
>;

/** Nobody's id. */
const NOBODY = '-';

/** An id that cannot exist is asked for as one that nobody has: that is what the service would say. */
const parseAsPatient = createParser({
  parse: (typed) => (typed === '' ? null : ID_PATTERN.test(typed) ? typed : NOBODY),
  serialize: String,
});

/** What the address of the desk says: the shares of one patient, or those of all through a filter. */
export const shareParams = {
  patientId: parseAsPatient,
  review: parseAsStringLiteral(['flagged']),
  /** What is still to be collected. */
  owing: parseAsStringLiteral(['true']),
  status: parseAsStringLiteral(STATUSES),
  concept: parseAsStringLiteral(CONCEPTS),
  from: parseAsDay,
  to: parseAsDay,
  page: parseAsPage,
};

export type ShareView = inferParserType<typeof shareParams>;

export const SHARES_PAGE = 20;
export const SHARES_PATH = '/billing/patient-shares';

const load = createLoader(shareParams);
const serialize = createSerializer(shareParams);

export function loadShareView(address: LoaderInput): ShareView {
  return shareViewOf(load(address));
}

const UNFILTERED = {
  review: null,
  owing: null,
  status: null,
  concept: null,
  from: null,
  to: null,
} as const;

/** Of one patient there is all: the filters are those of the clinic's list. */
export function shareViewOf({ patientId, page, ...filter }: ShareView): ShareView {
  return { patientId, ...(patientId === null ? filter : UNFILTERED), page };
}

/** The address of a view, without what is the default. */
export function sharesHref(view: Partial<ShareView>): string {
  return serialize(SHARES_PATH, view);
}

/** What narrows the list down, as parameters of an address. */
export function filterParams(filter: Partial<Omit<ShareView, 'page'>>): URLSearchParams {
  return new URLSearchParams(serialize(filter));
}

/** The query of `patient-shares.list`: the same object shape on both sides is the same key. */
export function shareListQuery({ page, patientId: _, ...filter }: ShareView) {
  return { page, limit: SHARES_PAGE, ...defined(filter) };
}

/** Of the list, how many are to be settled and to be collected, whatever else is filtered. */
export const FLAGGED_QUERY = { page: 1, limit: 1, review: 'flagged' } as const;
export const OWING_QUERY = { page: 1, limit: 1, owing: 'true' } as const;
