import 'server-only';
import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, lt } from 'drizzle-orm';
import { DRAFT_LIFETIME } from '@/lib/drafts/handlers';
import { database } from '@/lib/server/db/application-database';
import { draftKey } from '@/lib/server/db/schema';
import { env } from '@/lib/server/settings/env.server';

/**
 * The key for a person's drafts in one browser, in base64. It is made when it is asked for first, and
 * again where nobody asked for it in 12 hours: older drafts cannot be read then.
 */
export async function handOutDraftKey(staffId: string, device: string): Promise<string> {
  const db = await database();
  const usedAt = new Date();
  await db.delete(draftKey).where(lt(draftKey.usedAt, new Date(+usedAt - DRAFT_LIFETIME)));
  const fresh = randomBytes(32).toString('base64');
  const sealed = await symmetricEncrypt({ key: env().sessionSecret, data: fresh });
  const target = [draftKey.staffId, draftKey.device];
  // Of two tabs that ask at once, the second gets the key of the first.
  const [kept] = await db
    .insert(draftKey)
    .values({ staffId, device, key: sealed, usedAt })
    .onConflictDoUpdate({ target, set: { usedAt } })
    .returning({ key: draftKey.key });
  const opened = kept && (await opens(kept.key));
  if (opened !== undefined) return opened;
  // It was sealed with another `SESSION_SECRET`.
  await db.update(draftKey).set({ key: sealed }).where(ofPerson(staffId, device));
  return fresh;
}

/** What was encrypted with it can never be read again. */
export async function dropDraftKey(staffId: string, device: string): Promise<void> {
  const db = await database();
  await db.delete(draftKey).where(ofPerson(staffId, device));
}

function ofPerson(staffId: string, device: string) {
  return and(eq(draftKey.staffId, staffId), eq(draftKey.device, device));
}

/** Undefined where it was sealed with another secret. */
async function opens(data: string): Promise<string | undefined> {
  try {
    return await symmetricDecrypt({ key: env().sessionSecret, data });
  } catch {
    return undefined;
  }
}
