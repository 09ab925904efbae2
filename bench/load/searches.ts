import { API_PREFIX } from '@/lib/contract/operation';
import { MIX, type Query, searchPath, type Totals } from '../population/queries';
import { percentile } from '../statistics';
import type { Connection } from './latency';

export interface Found {
  readonly query: Query;
  readonly ms: number;
  readonly total: number;
}

/** Asks each query once, one after the other. Throws for anything but a page of patients. */
export async function search(
  connection: Connection,
  queries: readonly Query[],
  totals: Totals = 'bounded',
): Promise<Found[]> {
  const found: Found[] = [];
  for (const query of queries) {
    const { ms, status, body } = await connection.ask(searchPath(API_PREFIX, query.text, totals));
    const total = status === 200 ? totalOf(body) : undefined;
    if (total === undefined) throw new Error(`"${query.text}": ${status} ${body.slice(0, 200)}`);
    found.push({ query, ms, total });
  }
  return found;
}

function totalOf(body: string): number | undefined {
  const page: unknown = JSON.parse(body);
  if (typeof page !== 'object' || page === null) return undefined;
  const pagination: unknown = Reflect.get(page, 'pagination');
  if (typeof pagination !== 'object' || pagination === null) return undefined;
  const total: unknown = Reflect.get(pagination, 'total');
  return typeof total === 'number' ? total : undefined;
}

/** The mix with the p95 of each kind, and the slowest query. */
export function breakdown(found: readonly Found[]): Record<string, string | number> {
  const detail: Record<string, string | number> = {};
  for (const [kind, share] of Object.entries(MIX)) {
    const times = found.filter(({ query }) => query.kind === kind).map(({ ms }) => ms);
    detail[`${kind} (${share} of 100)`] = `p95 ${percentile(times, 0.95).toFixed(1)} ms`;
  }
  const worst = found.reduce((a, b) => (b.ms > a.ms ? b : a));
  const { query, ms, total } = worst;
  detail.slowest = `"${query.text}" (${query.kind}, ${total} found): ${ms.toFixed(1)} ms`;
  return detail;
}

export function p95(found: readonly Found[]): number {
  return percentile(
    found.map(({ ms }) => ms),
    0.95,
  );
}
