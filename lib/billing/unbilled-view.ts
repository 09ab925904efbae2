import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { parseAsDay, parseAsId, parseAsPage } from '@/lib/url-parsers';
import { defined } from './defined';

/** What the address of the unbilled appointments says; dates are the clinic's, both inclusive. */
export const unbilledParams = {
  doctorId: parseAsId,
  from: parseAsDay,
  to: parseAsDay,
  page: parseAsPage,
};

export type UnbilledView = inferParserType<typeof unbilledParams>;

export const UNBILLED_PAGE = 20;
export const UNBILLED_PATH = '/billing/unbilled';

export const loadUnbilledView = createLoader(unbilledParams);

const serialize = createSerializer(unbilledParams);

/** The address of a view, without what is the default. */
export function unbilledHref(view: Partial<UnbilledView>): string {
  return serialize(UNBILLED_PATH, view);
}

/** The query of `unbilled.list`: the same object shape on both sides is the same key. */
export function unbilledListQuery({ page, doctorId, from, to }: UnbilledView) {
  return { page, limit: UNBILLED_PAGE, ...defined({ doctorId, from, to }) };
}
