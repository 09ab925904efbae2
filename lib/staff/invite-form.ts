import * as z from 'zod/mini';
import { ROLES } from '@/lib/contract/roles';
import { looksLikeEmail } from '@/lib/kit/text/email';

/** Refusals that are about the address. */
const REFUSALS = ['EMAIL_IN_USE', 'EMAIL_INVALID', 'VALIDATION_ERROR'] as const;
type Refusal = (typeof REFUSALS)[number];

/** A colleague who is to have an account, and what they may do with it. */
export const inviteForm = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'emailMissing'),
    // Before the password is asked for what would be refused.
    z.refine((typed) => typed === '' || looksLikeEmail(typed), 'refused.EMAIL_INVALID'),
  ),
  role: z.pipe(z.string(), z.enum(ROLES, 'roleMissing')),
});
export type InviteValues = z.input<typeof inviteForm>;
export type InviteError = 'emailMissing' | 'roleMissing' | `refused.${Refusal}`;

export function refusedInvitation(code: string): Readonly<Record<string, InviteError>> | undefined {
  const refusal = REFUSALS.find((one) => one === code);
  return refusal && { email: `refused.${refusal}` };
}
