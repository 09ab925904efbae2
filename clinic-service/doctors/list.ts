import { and, eq, inArray } from 'drizzle-orm';
import type { listDoctors as operation } from '@/lib/contract/doctors';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { fullName } from '@/lib/kit/text/full-name';
import type { Context } from '../context';
import { byName } from '../db/by-name';
import { doctorLocations, doctors } from '../db/schema/staff';
import { offsetOf, pageOf } from '../page';

export async function listDoctors(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const mine = eq(doctors.clinicId, principal.clinicId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(doctors)
      .where(mine)
      .orderBy(byName(doctors.lastName), byName(doctors.firstName), doctors.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(doctors, mine),
  ]);
  const places = await db
    .select({ doctorId: doctorLocations.doctorId, locationId: doctorLocations.locationId })
    .from(doctorLocations)
    .where(
      and(
        eq(doctorLocations.clinicId, principal.clinicId),
        inArray(
          doctorLocations.doctorId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(doctorLocations.locationId);
  const data = rows.map(({ clinicId: _, active, ...row }) => ({
    ...row,
    fullName: fullName(row),
    locationIds: places.filter((place) => place.doctorId === row.id).map((p) => p.locationId),
    status: active ? 'active' : 'inactive',
  }));
  return pageOf(data, query, total);
}
