import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import type * as z from 'zod/mini';
import type { listReceivables } from '@/lib/contract/billing/receivables';
import { parseAsDay, parseAsPage, parseAsSearch } from '@/lib/url-parsers';
import { defined } from './defined';

type ListQuery = z.output<NonNullable<(typeof listReceivables)['query']>>;

export const AGES = [
  'days0To30',
  'days31To60',
  'days61To90',
  'over90',
] as const satisfies readonly ListQuery['age'][];
export const ORDERS = ['balance', 'oldest', 'name'] as const satisfies readonly ListQuery['sort'][];

/** What the address of the receivables says. */
export const receivableParams = {
  /** The patient, as in the list of patients; empty for all. */
  search: parseAsSearch,
  /** Only who owes something of this age; null for all. */
  age: parseAsStringLiteral(AGES),
  sort: parseAsStringLiteral(ORDERS).withDefault('balance'),
  /** The clinic's date, `YYYY-MM-DD`; null for today. */
  asOf: parseAsDay,
  page: parseAsPage,
};

export type ReceivableView = inferParserType<typeof receivableParams>;

export const RECEIVABLES_PAGE = 20;
export const RECEIVABLES_PATH = '/billing/receivables';

export const loadReceivableView = createLoader(receivableParams);

const serialize = createSerializer(receivableParams);

/** The address of a view, without what is the default. */
export function receivablesHref(view: Partial<ReceivableView>): string {
  return serialize(RECEIVABLES_PATH, view);
}

/** Today (null) in the place of a day to come: what will be owed then nobody knows. */
export function pastDay(asOf: string | null, today: string): string | null {
  return asOf !== null && asOf > today ? null : asOf;
}

/** What is listed and how, as the service is asked for it. */
export function receivableFilter({ search, age, sort, asOf }: Omit<ReceivableView, 'page'>) {
  return { sort, ...defined({ age, asOf, search: search || null }) };
}

/** The query of `receivables.list`: the same object shape on both sides is the same key. */
export function receivableListQuery({ page, ...filter }: ReceivableView) {
  return { page, limit: RECEIVABLES_PAGE, ...receivableFilter(filter) };
}
