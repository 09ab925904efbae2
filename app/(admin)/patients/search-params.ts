import { pageIn, type ReadParam } from '@/lib/address-params';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';

/** What the address of the patients screen says; the server and the browser read it alike. */
export interface PatientsView {
  readonly search: string;
  readonly status: 'active' | 'inactive' | undefined;
  readonly page: number;
}

export const PAGE_SIZE = 20;

/** Nothing in an address is an error: what makes no sense is left out. */
export function parsePatientsView(read: ReadParam): PatientsView {
  const status = read('status');
  return {
    search: (read('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trimEnd(),
    status: status === 'active' || status === 'inactive' ? status : undefined,
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function patientsHref({ search, status, page }: PatientsView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (status !== undefined) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/patients' : `/patients?${params}`;
}

/**
 * The query of `patients.list` for a view: the same object shape on both sides is the same key. Of a
 * search, "more than 400" says as much as the number and comes at once; without one all are counted.
 */
export function patientsListQuery({ search, status, page }: PatientsView) {
  return {
    page,
    limit: PAGE_SIZE,
    ...(search === '' ? {} : { search, totals: 'bounded' as const }),
    ...(status === undefined ? {} : { status }),
  };
}
