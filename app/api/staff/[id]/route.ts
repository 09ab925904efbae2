import * as z from 'zod/mini';
import { id } from '@/lib/contract/schemas';
import { parseBody } from '@/lib/http/body';
import { ROLES } from '@/lib/rules/roles';
import { doDeed, NoSuchStaffError } from '@/lib/staff/do-deed.server';
import { staffRoute } from '@/lib/staff/staff-route.server';

const deed = z.union([
  z.strictObject({ deed: z.literal('change-role'), role: z.enum(ROLES) }),
  z.strictObject({ deed: z.literal('change-doctor'), doctorId: z.nullable(id) }),
  z.strictObject({ deed: z.enum(['disable', 'enable', 'end-sessions', 'link-back']) }),
]);

/** One deed to somebody's account; answers the link where it makes one. */
export function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  return staffRoute(request, async ({ session }) => {
    const { id: staffId } = await params;
    const asked = await parseBody(request, deed);
    if (!id.safeParse(staffId).success) throw new NoSuchStaffError();
    const made = await doDeed(staffId, asked, session.staff.id);
    const role = asked.deed === 'change-role' ? { role: asked.role } : {};
    const doctor = asked.deed === 'change-doctor' ? { doctorId: asked.doctorId ?? '' } : {};
    return {
      action: `staff.${asked.deed}`,
      detail: { about: staffId, ...role, ...doctor },
      body: made ?? { status: 'ok' },
    };
  });
}

export const dynamic = 'force-dynamic';
