import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { audit } from '@/lib/server/db/schema';
import type { Database } from '@/lib/server/storage/open-database';
import type { AuditEntry } from './audit-entry';
import { FIRST_HASH, type KeyedRow, keyedHash, type TrailKey } from './canonical';

export interface TimedEntry {
  readonly at: Date;
  readonly entry: AuditEntry;
}

/** Where the chain of a process has come to. */
export interface Chain {
  readonly writer: string;
  /** Of its newest row. */
  readonly number: number;
  readonly hash: string;
}

const MAX_TEXT = 300;

/** Under which a process begins its chain. */
export const BEGIN = 'audit.begin';

/**
 * Begins a chain. Its first row names the newest row of the whole trail, so that an earlier chain that
 * is taken out is missed, and the key that it is written with.
 */
export async function beginChain(db: Database, key: TrailKey): Promise<Chain> {
  const [newest] = await db
    .select({ seq: audit.seq, hash: audit.hash })
    .from(audit)
    .orderBy(desc(audit.seq))
    .limit(1);
  const { seq: after, hash: afterHash } = newest ?? { seq: 0, hash: FIRST_HASH };
  const start = { writer: randomBytes(9).toString('base64url'), number: 0, hash: FIRST_HASH };
  const detail = { after, afterHash, key: key.id };
  const entry = { action: BEGIN, result: 'ok', detail } as const;
  const { rows, chain } = chainedRows([{ at: new Date(), entry }], start, key);
  await db.insert(audit).values(rows);
  return chain;
}

/** Name of the key that the newest chain was begun with; undefined before the first. */
export async function newestKey(db: Database): Promise<string | undefined> {
  const [newest] = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(eq(audit.action, BEGIN))
    .orderBy(desc(audit.seq))
    .limit(1);
  const key = newest?.detail?.['key'];
  return key === undefined ? undefined : String(key);
}

/** Where a chain has come to, as the database has it. */
export async function readChain(db: Database, writer: string): Promise<Chain | undefined> {
  const [newest] = await db
    .select({ number: audit.number, hash: audit.hash })
    .from(audit)
    .where(eq(audit.writer, writer))
    .orderBy(desc(audit.number))
    .limit(1);
  return newest && { writer, number: newest.number ?? 0, hash: newest.hash };
}

/** The rows of a chain that goes on from `from`, and where it has come to with them. */
export function chainedRows(entries: readonly TimedEntry[], from: Chain, key: TrailKey) {
  const { writer } = from;
  let { number, hash } = from;
  const rows = entries.map((timed) => {
    number += 1;
    const row: KeyedRow = { ...saidBy(timed), writer, number, previousHash: hash };
    hash = keyedHash(key.secret, row);
    return { ...row, patientIds: row.patientIds && [...row.patientIds], hash };
  });
  return { rows, chain: { writer, number, hash } };
}

/** Writes a row and takes it back: rejects when the trail could not be written now. */
export async function proveWritable(db: Database): Promise<void> {
  const entry = { action: 'audit.verify', result: 'ok' } as const;
  const probe = saidBy({ at: new Date(), entry });
  // Told by identity: the database may have been opened by another bundle, whose error classes
  // are not ours.
  const takenBack = new Error('probe taken back');
  try {
    await db.transaction(async (tx) => {
      // A number of its own: one of the sequence would be used up.
      await tx
        .insert(audit)
        .values({ ...probe, seq: 0, patientIds: null, previousHash: '', hash: '' });
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
}

function saidBy({ at, entry }: TimedEntry) {
  const text = (value: string | undefined) => (value === undefined ? null : storable(value));
  return {
    at,
    action: storable(entry.action),
    result: entry.result,
    status: entry.status ?? null,
    staffId: entry.staffId ?? null,
    staffName: text(entry.staffName),
    role: entry.role ?? null,
    patientId: text(entry.patientId),
    patientIds: entry.patientIds === undefined ? null : entry.patientIds.map(storable),
    correlationId: text(entry.correlationId),
    address: text(entry.address),
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
