import 'server-only';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { admin } from 'better-auth/plugins/admin';
import { adminAc, userAc } from 'better-auth/plugins/admin/access';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { MAX_PASSWORD, MIN_PASSWORD } from '@/lib/kit/password-rules';
import { madeFromDatabase } from '@/lib/server/db/application-database';
import {
  secondFactor,
  staff,
  staffCredential,
  staffSession,
  verification,
} from '@/lib/server/db/schema';
import { env } from '@/lib/server/settings/env.server';
import type { ApplicationSettings } from '@/lib/server/settings/read-settings';
import type { Database } from '@/lib/server/storage/open-database';
import { cookieNames } from './cookies';
import { SECOND_FACTOR_GUESSES, SECOND_FACTOR_LOCK_S } from './lock-out-limits';
import { hashPassword, verifyPassword } from './password/password-hash';
import { newRecoveryCodes } from './second-factor/recovery-codes';
import { IDLE_MS } from './session-times';

/** Of several requests that changed the same row at once, this one was late. */
export function isLibraryConflict(error: unknown): boolean {
  return isAPIError(error) && error.status === 'CONFLICT';
}

/** The accounts library's own code of a refusal, or undefined for any other failure. */
export function libraryCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  const { code } = error.body ?? {};
  return typeof code === 'string' ? code : undefined;
}

const ISSUER = 'Clinic Admin';

/**
 * The accounts library. Its HTTP routes are not mounted: our handlers call its functions, so its
 * own limits, redirects and token answers never meet the network.
 */
function createAccounts(
  db: Database,
  settings: Pick<ApplicationSettings, 'appUrl' | 'secureCookies' | 'sessionSecret'>,
) {
  const names = cookieNames(settings.secureCookies);
  const attributes = {
    secure: settings.secureCookies,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
  } as const;
  return betterAuth({
    appName: ISSUER,
    baseURL: settings.appUrl.origin,
    secret: settings.sessionSecret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: staff,
        session: staffSession,
        account: staffCredential,
        verification,
        twoFactor: secondFactor,
      },
    }),
    user: {
      additionalFields: {
        locale: { type: 'string', required: false, input: false },
        theme: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      expiresIn: IDLE_MS / 1000,
      // We slide the session ourselves: at most once a minute, never past its absolute end.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: attributes,
      // The audit trail holds addresses; sessions need none.
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: { name: names.session, attributes },
        two_factor: { name: names.secondFactor, attributes },
      },
    },
    plugins: [
      admin({
        defaultRole: 'receptionist',
        adminRoles: ['admin'],
        roles: { receptionist: userAc, dentist: userAc, billing: userAc, admin: adminAc },
      }),
      twoFactor({
        issuer: ISSUER,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        accountLockout: {
          enabled: true,
          maxFailedAttempts: SECOND_FACTOR_GUESSES,
          durationSeconds: SECOND_FACTOR_LOCK_S,
        },
      }),
    ],
  });
}

type Accounts = ReturnType<typeof createAccounts>;

/** The library on the application's database, made once in a process. */
export function accounts(): Promise<Accounts> {
  return madeFromDatabase('accounts', (db) => createAccounts(db, env()));
}
