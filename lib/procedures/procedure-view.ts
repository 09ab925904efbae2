import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import { procedureLimits } from '@/lib/contract/limits';
import { parseAsPage, parseAsSearch, parseAsText } from '@/lib/url-parsers';

export const PROCEDURES_PATH = '/procedures';
export const PROCEDURES_PAGE = 50;
export const STATUSES = ['active', 'inactive', 'all'] as const;

/** Which procedures are meant; the server and the browser read an address alike. */
export const procedureParams = {
  /** In names and codes. */
  search: parseAsSearch,
  /** Empty for all. */
  specialty: parseAsText(procedureLimits.specialty),
  /** Those that can be booked, unless others are asked for. */
  status: parseAsStringLiteral(STATUSES).withDefault('active'),
  page: parseAsPage,
};

export type ProcedureView = inferParserType<typeof procedureParams>;

export const loadProcedureView = createLoader(procedureParams);

const serialize = createSerializer(procedureParams);

/** The address of a view, without what is the default. */
export function proceduresHref(view: Partial<ProcedureView>): string {
  return serialize(PROCEDURES_PATH, view);
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
