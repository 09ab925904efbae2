import 'server-only';
import type { Directory } from '@/lib/agenda/directory';
import { readDirectory } from '@/lib/agenda/directory.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import type { Caller } from '@/lib/clinic/caller';
import { ClinicError } from '@/lib/clinic/errors';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { addDays, type ClinicMoment } from '@/lib/rules/clinic-time';
import { freeGaps, stillToClose, stillToCome } from '@/lib/rules/day-summary';

/** Days before today on which somebody may have forgotten to say what became of an appointment. */
const LOOK_BACK = 7;

/** The day in short: who is next, what is to be closed, where there is room. */
export async function loadDay(caller: Caller, now: ClinicMoment) {
  const range = { from: addDays(now.date, -LOOK_BACK), to: now.date };
  const [list, directory] = await Promise.all([
    loadForPage(caller, readAgenda(caller, range)),
    knownDirectory(),
  ]);
  const entries = list.problem ? undefined : list.data.entries;
  const names = new Map(directory?.doctors.map(({ id, name }) => [id, name]));
  return {
    coming: entries && stillToCome(entries, now),
    toClose: entries ? stillToClose(entries, now) : [],
    gaps: entries && directory && freeGaps(workingDoctors(directory), entries, now),
    doctorOf: (id: string) => names.get(id) ?? id,
  };
}

function workingDoctors({ doctors, weeks }: Directory) {
  return doctors.flatMap(({ id, active }) => {
    const week = weeks[id];
    return active && typeof week === 'object' ? [{ id, week }] : [];
  });
}

/** Names are shown without it as ids: the appointments matter more. */
async function knownDirectory(): Promise<Directory | undefined> {
  try {
    return await readDirectory();
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
