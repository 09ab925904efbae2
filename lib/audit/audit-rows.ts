import { desc, sql } from 'drizzle-orm';
import { audit } from '@/lib/db/schema';
import type { Database, OpenDatabase } from '@/lib/storage/open-database';
import type { AuditEntry } from './audit-entry';
import { type ChainedRow, FIRST_HASH, rowHash } from './canonical';

export interface TimedEntry {
  readonly at: Date;
  readonly entry: AuditEntry;
}

/** Held while rows are chained, so that replicas take turns. Any constant will do. */
const CHAIN_LOCK = 7_240_316;
const MAX_TEXT = 300;

/** Adds the entries to the chain in one transaction. */
export async function appendRows(
  { db, kind }: OpenDatabase,
  entries: readonly TimedEntry[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, kind);
    const [head] = await tx
      .select({ seq: audit.seq, hash: audit.hash })
      .from(audit)
      .orderBy(desc(audit.seq))
      .limit(1);
    let { seq, hash } = head ?? { seq: 0, hash: FIRST_HASH };
    const rows = entries.map((timed) => {
      seq += 1;
      const row = chainedRow(timed, seq, hash);
      hash = rowHash(row);
      return { ...row, hash };
    });
    await tx.insert(audit).values(rows);
  });
}

/** Writes a row and takes it back: rejects when the trail could not be written now. */
export async function proveWritable({ db, kind }: OpenDatabase): Promise<void> {
  const entry = { action: 'audit.verify', result: 'ok' } as const;
  const probe = chainedRow({ at: new Date(), entry }, 0, '');
  // Told by identity: the database may have been opened by another bundle, whose error classes
  // are not ours.
  const takenBack = new Error('probe taken back');
  try {
    await db.transaction(async (tx) => {
      await takeTurn(tx, kind);
      await tx.insert(audit).values({ ...probe, hash: '' });
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

async function takeTurn(tx: Database, kind: OpenDatabase['kind']): Promise<void> {
  // PGlite has one connection: transactions follow each other anyway.
  if (kind === 'pglite') return;
  // A stuck writer must not hold up everyone's reading of patients for ever.
  await tx.execute(sql`select set_config('statement_timeout', '4000', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

function chainedRow({ at, entry }: TimedEntry, seq: number, previousHash: string): ChainedRow {
  return {
    seq,
    at,
    previousHash,
    action: storable(entry.action),
    result: entry.result,
    status: entry.status ?? null,
    staffId: entry.staffId ?? null,
    staffName: entry.staffName === undefined ? null : storable(entry.staffName),
    role: entry.role ?? null,
    patientId: entry.patientId === undefined ? null : storable(entry.patientId),
    correlationId: entry.correlationId === undefined ? null : storable(entry.correlationId),
    address: entry.address === undefined ? null : storable(entry.address),
    detail: entry.detail === undefined ? null : storableDetail(entry.detail),
  };
}

/** PostgreSQL refuses NUL and lone surrogates: one odd search must not stop the whole trail. */
function storable(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

function storableDetail(detail: NonNullable<AuditEntry['detail']>) {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      storable(name),
      typeof value === 'string' ? storable(value) : value,
    ]),
  );
}
