import * as z from 'zod/mini';
import type { createApiKey } from '@/lib/contract/api-keys';
import type { OperationInput } from '@/lib/contract/operation';
import { SCOPES } from '@/lib/contract/scopes';
import { requiredLine } from '@/lib/kit/typed-schemas';

/** Days from now, or never. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const;

export const KEY_NAME_MAX = 100;

/** An API key as it is typed: what for, what it may do, until when. */
export const keyForm = z.object({
  name: requiredLine(KEY_NAME_MAX),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, 'scopes')),
  expiry: z.enum(EXPIRIES),
});
export type KeyValues = z.input<typeof keyForm>;
export type KeyError = 'required' | 'tooLong' | 'characters' | 'scopes' | 'refused';

export const NEW_KEY: KeyValues = { name: '', scopes: [], expiry: '90' };

type KeyBody = OperationInput<typeof createApiKey>['body'];

const DAY = 86_400_000;

/** The body that makes a key. `now` is an instant in milliseconds. */
export function newKey({ name, scopes, expiry }: KeyValues, now: number): KeyBody {
  return {
    name,
    // In the order of the contract, whatever the order of choosing.
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    ...(expiry !== 'never' && { expiresAt: new Date(now + Number(expiry) * DAY).toISOString() }),
  };
}

/** The form as it was when this was sent, less than a month before `now`. */
export function keyValues({ name, scopes, expiresAt }: KeyBody, now: number): KeyValues {
  const days = expiresAt === undefined ? undefined : (Date.parse(expiresAt) - now) / DAY;
  const expiry = EXPIRIES.find((one) => days !== undefined && Number(one) >= days);
  return { name, scopes: [...scopes], expiry: expiry ?? 'never' };
}

/** Revoking a key is confirmed by its own name, and where `isOurs` by a tick. */
export const revokeForm = (name: string, isOurs: boolean) =>
  z.object({
    name: z.string().check(z.refine((typed) => typed.trim() === name.trim(), 'wrongName')),
    meant: z.boolean().check(z.refine((isMeant) => isMeant || !isOurs, 'notMeant')),
  });
