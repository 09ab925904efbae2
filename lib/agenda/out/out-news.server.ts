import 'server-only';
import { max } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { deskBlock } from '@/lib/server/db/desk-schema';
import { onChange } from '@/lib/server/door/change-news';
import { processState } from '@/lib/server/process-state';

const schedules = () =>
  processState('schedule-changes', () => {
    const changes = { count: 0 };
    onChange((operation) => {
      if (operation === 'schedules.replace') changes.count += 1;
    });
    return changes;
  });

/**
 * Another text once a block was made or ended anywhere, or a schedule was changed by this process: a
 * browser that is told one reads again who is there when.
 */
export async function outStamp(): Promise<string> {
  const { at, removedAt } = deskBlock;
  const db = await database();
  const [last] = await db.select({ made: max(at), ended: max(removedAt) }).from(deskBlock);
  const times = [last?.made, last?.ended].map((time) => time?.getTime() ?? 0);
  return [schedules().count, ...times].join('-');
}
