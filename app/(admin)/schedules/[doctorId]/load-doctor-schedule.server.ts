import 'server-only';
import type { AgendaDoctor, AgendaLocation, Directory } from '@/lib/agenda/shared/directory';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import type { OperationOutput } from '@/lib/contract/operation';
import { readSchedule } from '@/lib/contract/schedules';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

type Schedule = OperationOutput<typeof readSchedule>;

export interface DoctorSchedule {
  /** `undefined`: nobody is known by this id. */
  readonly doctor: AgendaDoctor | undefined;
  /** `undefined`: there is none yet. */
  readonly schedule: Schedule | undefined;
  readonly locations: readonly AgendaLocation[];
  /** Ids of the places where the doctor works. */
  readonly assignable: readonly string[];
  /** The service says neither who works here nor where. */
  readonly isLearned: boolean;
}

/** The schedule as it is now, not as it is kept. Throws as `readOnBehalfOf` and `readDirectory` do. */
export async function loadDoctorSchedule(
  caller: Caller,
  doctorId: string,
): Promise<DoctorSchedule> {
  const [schedule, directory] = await Promise.all([
    scheduleOrNone(caller, doctorId),
    readDirectory(),
  ]);
  const doctor = directory.doctors.find(({ id }) => id === doctorId);
  const { locations, learned } = directory;
  return {
    doctor,
    schedule,
    locations,
    assignable: learned
      ? seenPlaces(schedule, doctor, directory)
      : inListOrder(doctor?.locationIds ?? [], locations),
    isLearned: learned,
  };
}

async function scheduleOrNone(caller: Caller, doctorId: string): Promise<Schedule | undefined> {
  try {
    return await readOnBehalfOf(caller, readSchedule, { params: { doctorId } });
  } catch (error) {
    if (error instanceof ClinicError && error.status === 404) return undefined;
    throw error;
  }
}

/** Where the schedule or appointments name the doctor; of who was never seen, everywhere. */
function seenPlaces(
  schedule: Schedule | undefined,
  doctor: AgendaDoctor | undefined,
  { locations }: Directory,
): string[] {
  const named = (schedule?.workingDays ?? []).flatMap(({ locationId }) => locationId || []);
  const seen = [...new Set([...named, ...(doctor?.locationIds ?? [])])];
  return seen.length > 0 ? seen : locations.map(({ id }) => id);
}

function inListOrder(ids: readonly string[], locations: readonly AgendaLocation[]): string[] {
  const listed = locations.map(({ id }) => id).filter((id) => ids.includes(id));
  return [...listed, ...ids.filter((id) => !listed.includes(id))];
}
