import 'server-only';
import { randomUUID } from 'node:crypto';
import { clinic } from '@/lib/clinic/clinic.server';
import { ClinicError } from '@/lib/clinic/errors';
import type { OperationOutput } from '@/lib/contract/operation';
import { readSchedule } from '@/lib/contract/schedules';
import { env } from '@/lib/env.server';
import { processState } from '@/lib/process-state';
import { keep } from './kept';

export type ReadWeek = OperationOutput<typeof readSchedule> | 'none' | 'unread';

/** Milliseconds: what somebody saved a moment ago is what the next booking goes by. */
const FRESH = 2_000;
/** While the service is down, the hours that were last read are better than none. */
const USABLE = 24 * 60 * 60_000;

const weeks = () =>
  processState('agenda-weeks', () => new Map<string, ReturnType<typeof keepWeek>>());

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

function keepWeek(doctorId: string) {
  const load = async () => {
    const context = { locale: env().locale, correlationId: randomUUID() };
    try {
      return await clinic().client.call(readSchedule, { params: { doctorId } }, context);
    } catch (error) {
      if (error instanceof ClinicError && error.status === 404) return 'none' as const;
      throw error;
    }
  };
  return keep({ load, freshFor: FRESH, usableFor: USABLE });
}
