import type { ReadParam } from '@/lib/address-params';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ACTION_GROUPS, type ActionGroup } from '@/lib/contract/route';
import { parseDate } from '@/lib/rules/dates';
import { type Action, isAction } from './actions';

const AUDIT_PATH = '/settings/audit';
export const AUDIT_PAGE = 50;

/** Rows of one file, as the screen says. */
export const MOST_EXPORTED = 50_000;

export const RESULTS = ['ok', 'refused', 'failed', 'unknown'] as const;
export type AuditResult = (typeof RESULTS)[number];

/** Which rows of the trail are meant; undefined for all. */
export interface AuditFilter {
  readonly staffId: string | undefined;
  readonly patientId: string | undefined;
  /** One action, or all of a group. */
  readonly action: Action | ActionGroup | undefined;
  readonly result: AuditResult | undefined;
  /** Days of the clinic, `YYYY-MM-DD`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface AuditView extends AuditFilter {
  /** The rows that come after this one in the list, which are older. Number of a row. */
  readonly before: number | undefined;
  /** The rows that come before it. */
  readonly after: number | undefined;
}

export const WHOLE_TRAIL: AuditFilter = parseAuditFilter(() => undefined);

/** PostgreSQL reads neither year 0 nor a year of five figures as it is written here; a zone may lead there. */
export function isTrailDate(value: string): boolean {
  return parseDate(value) !== null && value >= '0002' && value < '9999';
}

export function isActionGroup(value: unknown): value is ActionGroup {
  return ACTION_GROUPS.some((group) => group === value);
}

/** Nothing in an address is an error: what makes no sense is left out. */
export function parseAuditFilter(read: ReadParam): AuditFilter {
  const id = (name: string) => {
    const value = read(name) ?? '';
    return ID_PATTERN.test(value) ? value : undefined;
  };
  const date = (name: string) => {
    const value = read(name) ?? '';
    return isTrailDate(value) ? value : undefined;
  };
  const action = read('action');
  const from = date('from');
  const to = date('to');
  // Days that end before they begin are two of which one is wrong, and nobody knows which.
  const isRange = from === undefined || to === undefined || from <= to;
  return {
    staffId: id('staffId'),
    patientId: id('patientId'),
    action: isActionGroup(action) || isAction(action) ? action : undefined,
    result: RESULTS.find((result) => result === read('result')),
    from: isRange ? from : undefined,
    to: isRange ? to : undefined,
  };
}

export function parseAuditView(read: ReadParam): AuditView {
  const row = (name: string) => {
    const value = read(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
  };
  const before = row('before');
  return {
    ...parseAuditFilter(read),
    before,
    after: before === undefined ? row('after') : undefined,
  };
}

/** What narrows the list down, as parameters of an address. */
export function auditParams(filter: AuditFilter): URLSearchParams {
  const { staffId, patientId, action, result, from, to } = filter;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ staffId, patientId, action, result, from, to })) {
    if (value !== undefined) params.set(name, value);
  }
  return params;
}

/** The address of a view; of its newest rows where no row is named. */
export function auditHref(
  filter: AuditFilter,
  place: Partial<Pick<AuditView, 'before' | 'after'>> = {},
): string {
  const params = auditParams(filter);
  for (const name of ['before', 'after'] as const) {
    if (place[name] !== undefined) params.set(name, String(place[name]));
  }
  return params.size === 0 ? AUDIT_PATH : `${AUDIT_PATH}?${params}`;
}

export function isNarrowed(filter: AuditFilter): boolean {
  return auditParams(filter).size > 0;
}
