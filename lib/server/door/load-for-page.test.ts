import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClinicError, InvalidInputError } from '@/lib/server/clinic/errors';
import { callerOf } from '@/lib/testing/caller';
import { loadForPage } from './load-for-page.server';
import { ForbiddenError } from './on-behalf-of';

const caller = callerOf('billing');
const failing = (error: Error) => loadForPage(caller, Promise.reject(error));

afterEach(() => vi.unstubAllEnvs());

describe('loadForPage', () => {
  it('hands over what was read', async () => {
    await expect(loadForPage(caller, Promise.resolve(7))).resolves.toEqual({ data: 7 });
  });

  it('turns a failed call into what the page can show, and nothing else of it', async () => {
    const error = new ClinicError(502, 'SERVICE_UNREACHABLE', {
      operation: 'patients.list',
      correlationId: 'call-1',
      details: { secret: 'x' },
    });
    await expect(failing(error)).resolves.toEqual({
      problem: { status: 502, code: 'SERVICE_UNREACHABLE', correlationId: 'call-1' },
    });
  });

  it('takes an id that cannot exist for one that does not', async () => {
    await expect(failing(new InvalidInputError('params', []))).resolves.toEqual({
      problem: { status: 404, code: 'NOT_FOUND', correlationId: 'call-0001' },
    });
  });

  it('shows the no-access page to a role without the right', async () => {
    vi.stubEnv('__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS', 'true');
    await expect(failing(new ForbiddenError('patients.list'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;403',
    });
  });

  it('lets a fault of ours reach the boundary', async () => {
    await expect(failing(new InvalidInputError('query', []))).rejects.toThrow('invalid query');
    await expect(failing(new TypeError('bug'))).rejects.toThrow('bug');
  });
});
