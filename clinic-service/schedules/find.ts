import { and, eq, type SQL } from 'drizzle-orm';
import type { OperationResult } from '@/lib/contract/operation';
import type { readSchedule } from '@/lib/contract/schedules';
import type { Database } from '@/lib/server/storage/open-database';
import { doctorSchedules, locations } from '../db/schema/staff';
import { NotFoundError } from '../errors';

function ofDoctor(clinicId: string, doctorId: string): SQL | undefined {
  return and(eq(doctorSchedules.clinicId, clinicId), eq(doctorSchedules.doctorId, doctorId));
}

/** The schedule with the names of its locations; throws `NotFoundError` where there is none yet. */
export async function findSchedule(
  db: Database,
  clinicId: string,
  doctorId: string,
): Promise<OperationResult<typeof readSchedule>> {
  const [[schedule], places] = await Promise.all([
    db.select().from(doctorSchedules).where(ofDoctor(clinicId, doctorId)),
    db
      .select({ id: locations.id, name: locations.name })
      .from(locations)
      .where(eq(locations.clinicId, clinicId)),
  ]);
  if (schedule === undefined) throw new NotFoundError('The doctor has no schedule yet.');
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return {
    doctorId,
    workingDays: schedule.workingDays.map((block) => ({
      ...block,
      locationName: names.get(block.locationId),
    })),
    exceptions: schedule.exceptions,
  };
}
