import { createHash, createHmac } from 'node:crypto';

type Detail = Readonly<Record<string, string | number | boolean>>;

/** Everything that a row says, whatever order a database returns it in. */
interface SaidRow {
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

/** A row of before the trail had a key: all processes shared one chain. */
export interface UnkeyedRow extends SaidRow {
  readonly seq: number;
}

/** A row in the chain of the process that wrote it. */
export interface KeyedRow extends SaidRow {
  readonly writer: string;
  /** 1, 2, 3… within its chain. */
  readonly number: number;
  /** Patients whom a list named. */
  readonly patientIds: readonly string[] | null;
}

/** The key of the trail and a name for it, by which rows of another key are told. */
export interface TrailKey {
  readonly secret: string;
  /** 16 hexadecimal digits; says nothing of the secret. */
  readonly id: string;
}

/** A chain begins here. */
export const FIRST_HASH = '0'.repeat(64);

/** HMAC-SHA-256, in hexadecimal, over the row before and everything this one says. */
export function keyedHash(key: string, row: KeyedRow): string {
  const text = JSON.stringify([row.writer, row.number, row.patientIds, ...said(row)]);
  return keyedDigest(key, text);
}

export function trailKeyOf(secret: string): TrailKey {
  return { secret, id: keyedDigest(secret, 'the key of this trail').slice(0, 16) };
}

/** HMAC-SHA-256 in hexadecimal. */
export function keyedDigest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** SHA-256, in hexadecimal, of a row of before the trail had a key. */
export function unkeyedHash(row: UnkeyedRow): string {
  const [previousHash, ...rest] = said(row);
  const text = JSON.stringify([previousHash, row.seq, ...rest]);
  return createHash('sha256').update(text).digest('hex');
}

function said(row: SaidRow): readonly unknown[] {
  return [
    row.previousHash,
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
  ];
}

/** Entries by name: a JSON column keeps no order of its own. */
export function canonicalDetail(detail: Detail): readonly (readonly [string, unknown])[] {
  return Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
}
