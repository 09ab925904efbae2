import 'server-only';
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyFormer } from 'better-auth/crypto';
import { bulkhead } from 'cockatiel';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { staffCredential } from '@/lib/server/db/schema';
import { processState } from '@/lib/server/process-state';
import { DEMO_PASSWORD } from '../demo-accounts';
import { PASSWORD_COST, type PasswordCost } from './password-cost';

/** The library's own hashes (N = 2^14, r = 16, p = 1) took a third of that: this is the rest. */
const REST = { ...PASSWORD_COST, p: 2 };
const KEY_BYTES = 32;
const AT_ONCE = 2;
/** A whole staff that comes at once; on a slow machine the last one waits for some ten seconds. */
const MAX_WAITING = 20;

/** `$scrypt$ln=15,r=8,p=3$salt$key`, as the PHC string format has it. */
const KEPT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Always derives: for an e-mail that nobody has it is called in place of a verification, and takes as long.
 * Rejects with `BulkheadRejectedError` where too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(16);
    const key = await derive(password, salt, PASSWORD_COST, KEY_BYTES);
    const { ln, r, p } = PASSWORD_COST;
    return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
  });
}

/**
 * Hashes of demo accounts whose password this process has found to be the published one. It is no secret,
 * and deriving its key again would protect nobody.
 */
function demoHashes(): Set<string> {
  return processState('demo-hashes', () => new Set());
}

/**
 * Whether the password is the one of `hash`. A hash of an earlier release is replaced once its password
 * was right. Where it was wrong, the answer takes as long as with a present one.
 */
export async function verifyPassword({
  hash,
  password,
}: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> {
  if (password === DEMO_PASSWORD && demoHashes().has(hash)) return true;
  const kept = KEPT.exec(hash);
  if (kept === null) return verifyAndReplace(hash, password);
  const [, ln, r, p, salt = '', key = ''] = kept;
  const known = Buffer.from(key, 'base64');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const given = await inTurn(() =>
    derive(password, Buffer.from(salt, 'base64'), cost, known.length),
  );
  const isRight = timingSafeEqual(given, known);
  if (isRight && password === DEMO_PASSWORD) demoHashes().add(hash);
  return isRight;
}

async function verifyAndReplace(hash: string, password: string): Promise<boolean> {
  if (!(await inTurn(() => verifyFormer({ hash, password })))) {
    await inTurn(() => derive(password, randomBytes(16), REST, KEY_BYTES));
    return false;
  }
  const replacement = await hashPassword(password);
  const db = await database();
  // Each hash has a salt of its own, so one row alone has it.
  await db
    .update(staffCredential)
    .set({ password: replacement })
    .where(eq(staffCredential.password, hash));
  return true;
}

/** Memory and cores are for everybody: no more than two derivations at once in a process. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const line = processState('password-line', () => bulkhead(AT_ONCE, MAX_WAITING));
  return line.execute(run);
}

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost, bytes: number) {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
