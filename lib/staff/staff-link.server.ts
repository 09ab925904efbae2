import 'server-only';
import { setupAddress } from '@/lib/server/auth/setup-link';
import { env } from '@/lib/server/settings/env.server';
import type { StaffLink } from './staff-deeds';

interface Made {
  readonly token: string;
  readonly invited: { readonly email: string };
  readonly expiresAt: Date;
}

/** The address that a token is opened at. */
export function staffLink({ token, invited, expiresAt }: Made): StaffLink {
  return {
    email: invited.email,
    link: setupAddress(token, env().appUrl),
    expiresAt: expiresAt.toISOString(),
  };
}
