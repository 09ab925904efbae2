import 'server-only';
import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@/lib/contract/operation';
import { readSchedule } from '@/lib/contract/schedules';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import { onChange } from '@/lib/server/door/change-news';
import { type Keeper, keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';

export type ReadWeek = OperationOutput<typeof readSchedule> | 'none' | 'unread';

/** Milliseconds. What is saved here counts at once; this long what another program saved is not seen. */
const FRESH = 10_000;
/** While the service is down, the hours that were last read are better than none. */
const USABLE = 24 * 60 * 60_000;
/** They are read after the lists, in what is left of the six seconds of a page. */
const PATIENCE = 2_000;

const weeks = () =>
  processState('agenda-weeks', () => {
    const all = new Map<string, Keeper<ReadWeek>>();
    onChange((operation) => {
      if (operation !== 'schedules.replace') return;
      for (const week of all.values()) week.outdate();
    });
    return all;
  });

/** The schedule of a doctor of the directory, with the names of its places. */
export async function readWeek(doctorId: string): Promise<ReadWeek> {
  const kept = weeks();
  const get = kept.get(doctorId) ?? keepWeek(doctorId);
  kept.set(doctorId, get);
  try {
    return (await get()).value;
  } catch (error) {
    if (error instanceof ClinicError) return 'unread';
    throw error;
  }
}

function keepWeek(doctorId: string): Keeper<ReadWeek> {
  const load = async () => {
    const context = { locale: env().locale, correlationId: randomUUID() };
    try {
      return await clinic().client.call(readSchedule, { params: { doctorId } }, context);
    } catch (error) {
      if (error instanceof ClinicError && error.status === 404) return 'none' as const;
      throw error;
    }
  };
  return keep({ load, freshFor: FRESH, usableFor: USABLE, patience: PATIENCE });
}
