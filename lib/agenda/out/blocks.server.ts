import 'server-only';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Block } from '@/lib/agenda/rules/blocks';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { database } from '@/lib/server/db/application-database';
import { deskBlock } from '@/lib/server/db/desk-schema';
import { env } from '@/lib/server/settings/env.server';
import type { BlockBody } from './out-forms';

/** Days back in which the agenda still shows why nobody was there. */
const SHOWN_DAYS = 60;

interface Own {
  readonly id: string;
  readonly name: string;
}

/** The blocks that hold today, later, or lately. */
export async function readBlocks(now = new Date()): Promise<readonly Block[]> {
  const since = addDays(clinicToday(env().timezone, now), -SHOWN_DAYS);
  const rows = await (await database())
    .select()
    .from(deskBlock)
    .where(
      and(
        isNull(deskBlock.removedAt),
        or(gte(deskBlock.date, since), gte(deskBlock.weeklyUntil, since)),
      ),
    )
    .orderBy(deskBlock.date, deskBlock.from, deskBlock.id);
  return rows.map(({ id, doctorId, locationId, date, from, to, reason, weeklyUntil }) => ({
    id,
    ...(doctorId !== null && { doctorId }),
    ...(locationId !== null && { locationId }),
    date,
    from,
    to,
    reason,
    ...(weeklyUntil !== null && { weeklyUntil }),
  }));
}

/** Makes a block; the same id twice is one. Says whether it is new. */
export async function makeBlock(
  body: BlockBody,
  { id: by, name }: Own,
  at = new Date(),
): Promise<boolean> {
  const { id, doctorId = null, locationId = null, weeklyUntil = null, ...block } = body;
  const made = await (await database())
    .insert(deskBlock)
    .values({ id, doctorId, locationId, weeklyUntil, ...block, by, byName: name, at })
    .onConflictDoNothing()
    .returning({ id: deskBlock.id });
  return made.length > 0;
}

/** Ends a block. Says whether it did, whether it had ended before, or that there is none. */
export async function removeBlock(
  id: string,
  { name }: Own,
  at = new Date(),
): Promise<'ended' | 'before' | 'unknown'> {
  const db = await database();
  const ended = await db
    .update(deskBlock)
    .set({ removedAt: at, removedBy: name })
    .where(and(eq(deskBlock.id, id), isNull(deskBlock.removedAt)))
    .returning({ id: deskBlock.id });
  if (ended.length > 0) return 'ended';
  return (await db.$count(deskBlock, eq(deskBlock.id, id))) > 0 ? 'before' : 'unknown';
}
