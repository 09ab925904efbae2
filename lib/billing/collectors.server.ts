import 'server-only';
import { asc, inArray } from 'drizzle-orm';
import { createPayment } from '@/lib/contract/billing/payments';
import { database } from '@/lib/server/db/application-database';
import { staff } from '@/lib/server/db/schema';

export interface Collector {
  readonly id: string;
  readonly name: string;
}

/** Everybody whose role collects, by name; also those whose account is closed by now. */
export async function listCollectors(): Promise<Collector[]> {
  const db = await database();
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.role, [...createPayment.roles]))
    .orderBy(asc(staff.name), asc(staff.id));
}
