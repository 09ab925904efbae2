import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { isUnknown } from '@/lib/changes/outcome';
import { useOwnChange } from '@/lib/changes/use-change';
import { scheduleRoutes } from '@/lib/contract/routes/schedule-routes';
import type { replaceSchedule } from '@/lib/contract/schedules';
import { browserCall } from '@/lib/queries/browser-call';
import { ClinicProblem } from '@/lib/queries/problem';
import { SCHEDULE_READS, scheduleQueries } from '@/lib/schedules/schedule-queries';
import { changedParts, clashingParts, type Part } from './schedule-parts';

/** A schedule to save, and the one that it was made from. */
export interface ScheduleSave {
  readonly mine: DoctorWeek;
  readonly loaded: DoctorWeek;
}

export interface SavedSchedule {
  readonly saved: DoctorWeek;
  /** Somebody else had saved a part that was not changed here: it was kept. */
  readonly joined: boolean;
}

/** Somebody else saved the same part in another way: nothing was sent. */
export class ScheduleClash extends ClinicProblem {
  constructor(
    readonly now: DoctorWeek,
    readonly parts: readonly Part[],
  ) {
    super(412, 'SCHEDULE_CLASH');
  }
}

/** The schedule was read after an answer was lost, and is not the one that was sent. */
export const NOT_SAVED = 'SCHEDULE_NOT_SAVED';

const NOTHING: DoctorWeek = { workingDays: [], exceptions: [] };

/**
 * Saves the parts that changed. A schedule has no version, so it is read again right before: what
 * others changed elsewhere is kept, and a part that both changed is a `ScheduleClash`. A check reads it
 * and sends nothing.
 */
export function useScheduleChange(
  doctorId: string,
  onMade: (made: SavedSchedule, sent: ScheduleSave) => void,
) {
  const queries = useQueryClient();
  return useOwnChange<ScheduleSave, SavedSchedule>(
    {
      id: scheduleRoutes.replace.id,
      isHarmlessTwice: false,
      async call({ mine, loaded }, key, isCheck) {
        const now = await readAgain(queries, doctorId);
        const own = changedParts(mine, loaded);
        const joined = changedParts(now, loaded).some((part) => !own.includes(part));
        const left = changedParts(mine, now).filter((part) => own.includes(part));
        if (left.length === 0) return { saved: now, joined };
        const parts = clashingParts(mine, loaded, now);
        if (parts.length > 0) throw new ScheduleClash(now, parts);
        if (isCheck) throw new ClinicProblem(409, NOT_SAVED);
        return { saved: await replace(doctorId, key, pick(mine, own)), joined };
      },
    },
    { shown: SCHEDULE_READS, scope: doctorId, onMade },
  );
}

/** What is saved now; a doctor without a schedule has an empty one. */
async function readAgain(queries: QueryClient, doctorId: string): Promise<DoctorWeek> {
  try {
    const read = scheduleQueries.read(doctorId);
    return await queries.fetchQuery({ ...read, staleTime: 0, retry: false });
  } catch (error) {
    if (error instanceof ClinicProblem && error.status === 404) return NOTHING;
    throw error;
  }
}

function pick({ workingDays, exceptions }: DoctorWeek, parts: readonly Part[]) {
  return {
    ...(parts.includes('workingDays') && { workingDays: [...workingDays] }),
    ...(parts.includes('exceptions') && { exceptions: [...exceptions] }),
  };
}

/** Whether it was saved can be read here, though our server cannot tell by its key. */
async function replace(
  doctorId: string,
  idempotencyKey: string,
  body: ReturnType<typeof pick>,
): Promise<DoctorWeek> {
  const input = { params: { doctorId }, body, idempotencyKey };
  try {
    return await browserCall<typeof replaceSchedule>(scheduleRoutes.replace, input);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    throw new ClinicProblem(504, 'OUTCOME_UNKNOWN', { details: { next: 'check' } });
  }
}
