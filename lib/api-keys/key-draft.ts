import type { createApiKey } from '@/lib/contract/api-keys';
import { SINGLE_LINE } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { SCOPES, type Scope } from '@/lib/contract/scopes';

/** Days from now, or never. */
export const EXPIRIES = ['30', '90', '365', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** An API key as it stands in the form. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiry: Expiry;
}

export const NEW_KEY: KeyDraft = { name: '', scopes: [], expiry: '90' };

export const KEY_NAME_MAX = 100;

export interface KeyErrors {
  readonly name?: 'required' | 'tooLong' | 'characters' | undefined;
  readonly scopes?: 'required' | undefined;
}

const DAY = 86_400_000;

/** What is sent, or what is wrong with it. `now` is an instant in milliseconds. */
export function checkKey(draft: KeyDraft, now: number) {
  const name = draft.name.trim();
  const wrongName =
    name === ''
      ? ('required' as const)
      : name.length > KEY_NAME_MAX
        ? ('tooLong' as const)
        : SINGLE_LINE.test(name)
          ? undefined
          : ('characters' as const);
  if (wrongName !== undefined || draft.scopes.length === 0) {
    const errors: KeyErrors = {
      name: wrongName,
      scopes: draft.scopes.length === 0 ? 'required' : undefined,
    };
    return { errors };
  }
  const body = {
    name,
    // In the order of the contract, whatever the order of choosing.
    scopes: SCOPES.filter((scope) => draft.scopes.includes(scope)),
    ...(draft.expiry !== 'never' && {
      expiresAt: new Date(now + Number(draft.expiry) * DAY).toISOString(),
    }),
  };
  return { body };
}

type KeyBody = OperationInput<typeof createApiKey>['body'];

/** The form as it was when this was sent, less than a month before `now`. */
export function keyDraftOf({ name, scopes, expiresAt }: KeyBody, now: number): KeyDraft {
  const days = expiresAt === undefined ? undefined : (Date.parse(expiresAt) - now) / DAY;
  const expiry = EXPIRIES.find((one) => days !== undefined && Number(one) >= days);
  return { name, scopes, expiry: expiry ?? 'never' };
}

/** Whether what was typed names the key: to revoke it is meant. */
export function isNamed(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}
