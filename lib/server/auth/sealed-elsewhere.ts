import 'server-only';
import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { secondFactor } from '@/lib/server/db/schema';
import { env } from '@/lib/server/settings/env.server';

/** The person's second factor was sealed with another `SESSION_SECRET`: no code can be checked. */
export async function isSealedElsewhere(staffId: string): Promise<boolean> {
  const db = await database();
  const [found] = await db
    .select({ secret: secondFactor.secret })
    .from(secondFactor)
    .where(eq(secondFactor.userId, staffId))
    .limit(1);
  return found !== undefined && !(await opens(found.secret));
}

/** How many people's second factors were. */
export async function countSealedElsewhere(): Promise<number> {
  const db = await database();
  const all = await db.select({ secret: secondFactor.secret }).from(secondFactor);
  const readable = await Promise.all(all.map(({ secret }) => opens(secret)));
  return readable.filter((each) => !each).length;
}

async function opens(data: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: env().sessionSecret, data });
    return true;
  } catch {
    // The library throws where the seal is another's.
    return false;
  }
}
