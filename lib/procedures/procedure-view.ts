import { MAX_PAGE, SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { procedureLimits } from '@/lib/contract/procedure-limits';
import type { ReadParam } from '@/lib/page-params';

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
  const page = read('page') ?? '';
  return {
    search: (read('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trimEnd(),
    specialty: (read('specialty') ?? '').trim().slice(0, procedureLimits.specialty).trimEnd(),
    status: status === 'inactive' || status === 'all' ? status : 'active',
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** The address of a view, without what is the default. */
export function proceduresHref({ search, specialty, status, page }: ProcedureView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (specialty !== '') params.set('specialty', specialty);
  if (status !== 'active') params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? PROCEDURES_PATH : `${PROCEDURES_PATH}?${params}`;
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
