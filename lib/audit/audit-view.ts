import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type LoaderInput,
  parseAsStringLiteral,
} from 'nuqs/server';
import { ACTION_GROUPS, type ActionGroup } from '@/lib/contract/route';
import { type Action, isAction } from '@/lib/kit/audit-actions';
import { parseDate } from '@/lib/kit/dates/dates';
import { parseAsId, parseAsNumber } from '@/lib/url-parsers';

export const AUDIT_PATH = '/settings/audit';
export const AUDIT_PAGE = 50;

/** Rows of one file, as the screen says. */
export const MOST_EXPORTED = 50_000;

export const RESULTS = ['ok', 'refused', 'failed', 'unknown'] as const;
export type AuditResult = (typeof RESULTS)[number];

/** PostgreSQL reads neither year 0 nor a year of five figures as it is written here; a zone may lead there. */
export function isTrailDate(value: string): boolean {
  return parseDate(value) !== null && value >= '0002' && value < '9999';
}

export function isActionGroup(value: unknown): value is ActionGroup {
  return ACTION_GROUPS.some((group) => group === value);
}

const parseAsAction = createParser<Action | ActionGroup>({
  parse: (value) => (isActionGroup(value) || isAction(value) ? value : null),
  serialize: String,
});

const parseAsTrailDate = createParser({
  parse: (value) => (isTrailDate(value) ? value : null),
  serialize: String,
});

/** Which rows of the trail are meant; null for all. */
const filterParams = {
  staffId: parseAsId,
  patientId: parseAsId,
  /** One action, or all of a group. */
  action: parseAsAction,
  result: parseAsStringLiteral(RESULTS),
  /** Days of the clinic, `YYYY-MM-DD`, both included. */
  from: parseAsTrailDate,
  to: parseAsTrailDate,
};

const viewParams = {
  ...filterParams,
  /** The rows that come after this one in the list, which are older. Number of a row. */
  before: parseAsNumber(15),
  /** The rows that come before it. */
  after: parseAsNumber(15),
};

export type AuditFilter = inferParserType<typeof filterParams>;
export type AuditView = inferParserType<typeof viewParams>;

export const WHOLE_TRAIL = createLoader(filterParams)('');

const load = createLoader(viewParams);
const serialize = createSerializer(viewParams);

export function loadAuditView(address: LoaderInput): AuditView {
  const { before, after, ...filter } = load(address);
  // Days that end before they begin find nothing: their field says so, for nobody knows which is wrong.
  return { ...filter, before, after: before === null ? after : null };
}

/** What narrows the list down, as parameters of an address. */
export function auditParams({ before: _, after: __, ...filter }: Partial<AuditView>) {
  return new URLSearchParams(serialize(filter));
}

/** The address of a view; of its newest rows where no row is named. */
export function auditHref(
  filter: Partial<AuditFilter>,
  { before = null, after = null }: Partial<Pick<AuditView, 'before' | 'after'>> = {},
): string {
  return serialize(AUDIT_PATH, { ...filter, before, after });
}

export function isNarrowed(filter: AuditFilter): boolean {
  return auditParams(filter).size > 0;
}
