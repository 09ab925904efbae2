import { expect } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import type { Role } from '@/lib/contract/roles';
import { createStaff } from '@/lib/server/auth/staff-accounts';
import { Browser } from './browser';

export const PASSWORD = 'una frase larga y tranquila';

let count = 0;

/** Somebody new with this role and `PASSWORD`; an e-mail nobody else has unless one is given. */
export async function makeStaff(role: Role, email?: string) {
  count += 1;
  const account = { email: email ?? `person${count}@clinic.test`, password: PASSWORD };
  return { id: await createStaff({ ...account, name: 'Ana Prueba', role }), ...account };
}

/** A browser in which this e-mail and `PASSWORD` were taken; a second factor may still be owed. */
export async function afterPassword(email: string, browser = new Browser()): Promise<Browser> {
  const response = await browser.send(signInRoute, { body: { email, password: PASSWORD } });
  expect(response.status).toBe(200);
  return browser;
}
