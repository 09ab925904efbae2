import * as z from 'zod/mini';
import { ROLES } from '@/lib/contract/roles';
import type { OwnHandler } from '@/lib/queries/own-handler';
import { createInvitation, withdrawInvitation } from '@/lib/server/auth/setup-link';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { staffHandlers } from '@/lib/staff/handlers';
import { changeStaff } from '@/lib/staff/staff-change.server';
import type { StaffLink } from '@/lib/staff/staff-deeds';
import { StaffDeedError } from '@/lib/staff/staff-deeds';
import { staffLink } from '@/lib/staff/staff-link.server';

const address = z.string().check(z.trim(), z.minLength(3), z.maxLength(254));
const invitation = z.strictObject({ email: address, role: z.enum(ROLES) });
const withdrawal = z.strictObject({ withdrawn: address });

/** Both are asked of one address. */
const handler: OwnHandler<{ answer: StaffLink | { readonly status: 'ok' } }> = staffHandlers.invite;

export const POST = defineHandler(
  handler,
  { body: z.union([invitation, withdrawal]) },
  (caller, { body }) => {
    if ('withdrawn' in body) {
      const { withdrawn: email } = body;
      const asked = { action: 'staff.withdraw-invitation', detail: { email } } as const;
      return changeStaff(caller, asked, async () => {
        if (!(await withdrawInvitation(email))) throw new StaffDeedError('INVITATION_GONE');
        return { status: 'ok' } as const;
      });
    }
    const { email, role } = body;
    const detail = { email: email.toLowerCase(), role };
    return changeStaff<StaffLink>(caller, { action: 'staff.invite', detail }, async () =>
      staffLink(await createInvitation(email, role)),
    );
  },
);

export const dynamic = 'force-dynamic';
