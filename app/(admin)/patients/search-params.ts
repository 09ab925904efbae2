import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import { parseAsPage, parseAsSearch } from '@/lib/url-parsers';

/** What the address of the patients screen says; the server and the browser read it alike. */
export const patientsParams = {
  search: parseAsSearch,
  status: parseAsStringLiteral(['active', 'inactive']),
  page: parseAsPage,
};

export type PatientsView = inferParserType<typeof patientsParams>;

export const PAGE_SIZE = 20;

export const loadPatientsView = createLoader(patientsParams);

const serialize = createSerializer(patientsParams);

/** The address of a view, without what is the default. */
export function patientsHref(view: Partial<PatientsView>): string {
  return serialize('/patients', view);
}

/**
 * The query of `patients.list` for a view: the same object shape on both sides is the same key. Of a
 * search, "more than 400" says as much as the number and comes at once; without one all are counted.
 */
export function patientsListQuery({ search, status, page }: PatientsView) {
  return {
    page,
    limit: PAGE_SIZE,
    ...(search === '' ? {} : { search, totals: 'bounded' as const, match: 'alike' as const }),
    ...(status === null ? {} : { status }),
  };
}
