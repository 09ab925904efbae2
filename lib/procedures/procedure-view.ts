import { pageIn, type ReadParam, withQuery } from '@/lib/address-params';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { procedureLimits } from '@/lib/contract/procedure-limits';

export const PROCEDURES_PATH = '/procedures';
export const PROCEDURES_PAGE = 50;

/** Which procedures are meant; the server and the browser read an address alike. */
export interface ProcedureView {
  /** In names and codes. */
  readonly search: string;
  /** Empty for all. */
  readonly specialty: string;
  /** Those that can be booked, unless others are asked for. */
  readonly status: 'active' | 'inactive' | 'all';
  readonly page: number;
}

/** Nothing in an address is an error: what makes no sense is left out. */
export function parseProcedureView(read: ReadParam): ProcedureView {
  const status = read('status');
  return {
    search: (read('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trimEnd(),
    specialty: (read('specialty') ?? '').trim().slice(0, procedureLimits.specialty).trimEnd(),
    status: status === 'inactive' || status === 'all' ? status : 'active',
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function proceduresHref({ search, specialty, status, page }: ProcedureView): string {
  return withQuery(PROCEDURES_PATH, {
    search: search === '' ? undefined : search,
    specialty: specialty === '' ? undefined : specialty,
    status: status === 'active' ? undefined : status,
    page: page > 1 ? String(page) : undefined,
  });
}

/** The query of `procedures.list`: the same object shape on both sides is the same key. */
export function procedureListQuery({ search, specialty, status, page }: ProcedureView) {
  return {
    page,
    limit: PROCEDURES_PAGE,
    ...(search !== '' && { search }),
    ...(specialty !== '' && { specialty }),
    ...(status !== 'all' && { status }),
  };
}

export function procedureHref(id: string): string {
  return `${PROCEDURES_PATH}/${encodeURIComponent(id)}`;
}
