import { expect } from '@playwright/test';
import type { Api } from '../support/api';
import type { FaultProxy, Seen } from '../support/fault-proxy';

export const isAboutPatients = ({ path }: Seen) => path.startsWith('/api/v1/patients');
export const isList = ({ method, path }: Seen) =>
  method === 'GET' && /^\/api\/v1\/patients(\?|$)/.test(path);
export const isRecord = ({ method, path }: Seen) =>
  method === 'GET' && path.startsWith('/api/v1/patients/');
export const isCreate = ({ method, path }: Seen) =>
  method === 'POST' && path === '/api/v1/patients';

/** Milliseconds within which a screen has noticed by itself that the service is back. */
export const NOTICED = { timeout: 30_000 } as const;

/**
 * The service works again, and the application has noticed: its breaker lets calls through. Each
 * resource has its own, so that a test that goes on to read another says what it reads.
 */
export async function recover(
  faults: FaultProxy,
  api: Api,
  reads = '/api/clinic/patients?limit=1',
): Promise<void> {
  await faults.heal();
  await expect
    .poll(async () => (await api.get(reads)).status(), {
      timeout: 20_000,
      intervals: [50, 250],
    })
    .toBe(200);
}
