import * as z from 'zod/mini';
import { ROLES } from '@/lib/contract/roles';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { doDeed, findPerson } from '@/lib/staff/do-deed.server';
import { staffHandlers } from '@/lib/staff/handlers';
import { changeStaff } from '@/lib/staff/staff-change.server';
import { StaffDeedError } from '@/lib/staff/staff-deeds';

const deed = z.union([
  z.strictObject({ deed: z.literal('change-role'), role: z.enum(ROLES) }),
  z.strictObject({ deed: z.literal('change-doctor'), doctorId: z.nullable(id) }),
  z.strictObject({
    deed: z.enum(['disable', 'enable', 'end-sessions', 'lift-locks', 'link-back']),
  }),
]);

export const POST = defineHandler(
  staffHandlers.change,
  { body: deed },
  async (caller, { params: { id: staffId = '' }, body: asked }) => {
    const isId = id.safeParse(staffId).success;
    const person = isId ? await findPerson(staffId) : undefined;
    const role =
      asked.deed === 'change-role' ? { formerRole: person?.role ?? '', role: asked.role } : {};
    const doctor = asked.deed === 'change-doctor' ? { doctorId: asked.doctorId ?? '' } : {};
    const detail = {
      ...(isId && { about: staffId }),
      ...(person && { email: person.email }),
      ...role,
      ...doctor,
    };
    return changeStaff(caller, { action: `staff.${asked.deed}`, detail }, async () => {
      if (person === undefined) throw new StaffDeedError('NOT_FOUND');
      return (await doDeed(person, asked, caller.session.staff.id)) ?? {};
    });
  },
);

export const dynamic = 'force-dynamic';
