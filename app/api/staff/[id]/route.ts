import * as z from 'zod/mini';
import { id } from '@/lib/contract/schemas';
import { parseBody } from '@/lib/http/body';
import { ROLES } from '@/lib/rules/roles';
import { doDeed, findPerson } from '@/lib/staff/do-deed.server';
import { StaffDeedError } from '@/lib/staff/staff-deed-error';
import { staffRoute } from '@/lib/staff/staff-route.server';

const deed = z.union([
  z.strictObject({ deed: z.literal('change-role'), role: z.enum(ROLES) }),
  z.strictObject({ deed: z.literal('change-doctor'), doctorId: z.nullable(id) }),
  z.strictObject({
    deed: z.enum(['disable', 'enable', 'end-sessions', 'lift-locks', 'link-back']),
  }),
]);

/** One deed to somebody's account; answers the link where it makes one. */
export function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return staffRoute(request, async () => {
    const { id: staffId } = await params;
    const asked = await parseBody(request, deed);
    const isId = id.safeParse(staffId).success;
    const person = isId ? await findPerson(staffId) : undefined;
    const role =
      asked.deed === 'change-role' ? { formerRole: person?.role ?? '', role: asked.role } : {};
    const doctor = asked.deed === 'change-doctor' ? { doctorId: asked.doctorId ?? '' } : {};
    return {
      action: `staff.${asked.deed}`,
      detail: {
        ...(isId && { about: staffId }),
        ...(person && { email: person.email }),
        ...role,
        ...doctor,
      },
      async run({ session }) {
        if (person === undefined) throw new StaffDeedError('NOT_FOUND');
        return (await doDeed(person, asked, session.staff.id)) ?? { status: 'ok' };
      },
    };
  });
}

export const dynamic = 'force-dynamic';
