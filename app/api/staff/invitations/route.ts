import * as z from 'zod/mini';
import { createInvitation, withdrawInvitation } from '@/lib/auth/setup-link';
import { parseBody } from '@/lib/http/body';
import { ROLES } from '@/lib/rules/roles';
import { StaffDeedError } from '@/lib/staff/staff-deed-error';
import { staffLink } from '@/lib/staff/staff-link.server';
import { staffRoute } from '@/lib/staff/staff-route.server';

const email = z.string().check(z.trim(), z.minLength(3), z.maxLength(254));
const invitation = z.strictObject({ email, role: z.enum(ROLES) });
const withdrawal = z.strictObject({ withdrawn: email });

/**
 * Invites a colleague; answers the link that makes their account, once. With `withdrawn`, takes an
 * invitation back.
 */
export function POST(request: Request): Promise<Response> {
  return staffRoute(request, async () => {
    const asked = await parseBody(request, z.union([invitation, withdrawal]));
    if ('withdrawn' in asked) {
      return {
        action: 'staff.withdraw-invitation',
        detail: { email: asked.withdrawn },
        async run() {
          if (!(await withdrawInvitation(asked.withdrawn))) {
            throw new StaffDeedError('INVITATION_GONE');
          }
          return { status: 'ok' };
        },
      };
    }
    return {
      action: 'staff.invite',
      detail: { email: asked.email.toLowerCase(), role: asked.role },
      run: async () => staffLink(await createInvitation(asked.email, asked.role)),
    };
  });
}

export const dynamic = 'force-dynamic';
