import { randomInt } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Role } from '@/lib/contract/roles';
import { holdsSecret } from './stack';

type Headers = Readonly<Record<string, string>>;

/** What a page of ours sends with a change. */
export const OURS = { 'x-requested-with': 'clinic-admin' } as const;

/** One browser's session, asked without a page. Every answer is searched for secrets. */
export class Api {
  constructor(
    readonly request: APIRequestContext,
    readonly url: string,
  ) {}

  get(path: string, headers: Headers = {}): Promise<APIResponse> {
    return this.send('GET', path, undefined, headers);
  }

  /** As a page of ours sends it; `headers` on top. */
  async send(
    method: string,
    path: string,
    data?: unknown,
    headers: Headers = {},
  ): Promise<APIResponse> {
    const response = await this.request.fetch(this.url + path, {
      method,
      maxRedirects: 0,
      // A kept connection that the server ends just as it is used again: nothing was asked yet.
      maxRetries: 1,
      ...(data === undefined ? {} : { data }),
      headers: { origin: this.url, ...OURS, ...headers },
    });
    const told = JSON.stringify(response.headers()) + (await response.text());
    // Not `expect`: each would be a step of the report.
    if (holdsSecret(told)) throw new Error(`A secret in the answer to ${method} ${path}`);
    return response;
  }

  /** The session as a header, for requests that are sent without the recording of each. */
  async cookie(): Promise<string> {
    const { cookies } = await this.request.storageState();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  async signIn(role: Role): Promise<this> {
    const response = await this.send('POST', '/api/auth/demo', { role });
    expect(response.status(), await response.text()).toBe(200);
    return this;
  }
}

export interface NewPatient {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentType?: string;
  readonly documentNumber?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly dateOfBirth?: string;
}

export interface MadePatient extends NewPatient {
  readonly id: string;
  readonly createdAt: string;
}

/**
 * A surname nobody else has: letters only, so that a search for it finds one test's people, and such
 * that no first name is ever part of it.
 */
export function newSurname(): string {
  const letters = 'bcdfgkpt';
  const vowels = 'eo';
  const syllable = () => `${letters[randomInt(letters.length)]}${vowels[randomInt(vowels.length)]}`;
  return `Zo${Array.from({ length: 6 }, syllable).join('')}`;
}

/** A name that nobody has and that is like nobody's: too long for a slip or two to make it another. */
export function nobodysName(): string {
  return newSurname() + newSurname().toLowerCase();
}

/** A document number nobody else has; the demonstration's own begin with other digits. */
export function newDocumentNumber(): string {
  return `7${randomInt(100_000_000, 999_999_999)}`;
}

/** Makes a patient that belongs to the test alone. */
export async function makePatient(api: Api, given: Partial<NewPatient> = {}): Promise<MadePatient> {
  const wanted = { firstName: 'Luz', lastName: newSurname(), ...given };
  const response = await api.send('POST', '/api/clinic/patients', wanted);
  expect(response.status(), await response.text()).toBe(200);
  return { ...wanted, ...(await response.json()) };
}
