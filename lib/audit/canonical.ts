import { createHash } from 'node:crypto';

type Detail = Readonly<Record<string, string | number | boolean>>;

/** What is hashed of a row, whatever order a database returns it in. */
export interface ChainedRow {
  readonly seq: number;
  readonly at: Date;
  readonly action: string;
  readonly result: string;
  readonly status: number | null;
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly role: string | null;
  readonly patientId: string | null;
  readonly correlationId: string | null;
  readonly address: string | null;
  readonly detail: Detail | null;
  readonly previousHash: string;
}

/** The chain begins here. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256, in hexadecimal, over the row before and everything this one says. */
export function rowHash(row: ChainedRow): string {
  const text = JSON.stringify([
    row.previousHash,
    row.seq,
    row.at.toISOString(),
    row.action,
    row.result,
    row.status,
    row.staffId,
    row.staffName,
    row.role,
    row.patientId,
    row.correlationId,
    row.address,
    row.detail && canonicalDetail(row.detail),
  ]);
  return createHash('sha256').update(text).digest('hex');
}

/** Entries by name: a JSON column keeps no order of its own. */
export function canonicalDetail(detail: Detail): readonly (readonly [string, unknown])[] {
  return Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
}
