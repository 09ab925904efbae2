import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readJson } from '@/lib/contract/wire/read-json';
import { AuditUnavailableError } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { parseBody } from '@/lib/server/http/body';
import { log } from '@/lib/server/log.server';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { type ProtectedRequest, protectedRoute } from './protected-route';

withApplication();

const email = 'ana@clinic.test';
const browser = new Browser('203.0.113.7');

beforeAll(async () => {
  await makeStaff('billing', email);
  await afterPassword(email, browser);
});

type Inner = (context: ProtectedRequest) => Promise<Response>;
const fine: Inner = async () => Response.json({ fine: true });

function route(inner: Inner, may: () => boolean = () => true) {
  return (request: Request) => protectedRoute(request, { action: 'patients.read', may }, inner);
}

describe('a protected handler', () => {
  test('answers a person whose role may, uncached, with a correlation id', async () => {
    const response = await browser.send(route(fine), { method: 'GET' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });

  test('knows who, from where', async () => {
    const seen: ProtectedRequest[] = [];
    await browser.send(
      route(async (context) => {
        seen.push(context);
        return new Response();
      }),
      { method: 'GET' },
    );
    expect(seen).toMatchObject([{ address: '203.0.113.7', session: { staff: { email } } }]);
  });

  test('answers nobody else', async () => {
    const response = await new Browser().send(route(fine), { method: 'GET' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('refuses another role, on record', async () => {
    const response = await browser.send(
      route(fine, () => false),
      { method: 'GET' },
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' });
    const db = await database();
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'patients.read'), eq(audit.result, 'refused')));
    expect(rows).toMatchObject([{ role: 'billing', status: 403, address: '203.0.113.7' }]);
  });

  test('refuses a mutation from elsewhere before it looks at anything', async () => {
    const inner = vi.fn(fine);
    const headers = browser.headers();
    headers.set('origin', 'https://evil.example');
    const response = await route(inner)(new Request(ORIGIN, { method: 'POST', headers }));
    expect(response.status).toBe(403);
    expect(inner).not.toHaveBeenCalled();
  });

  test('says nothing of what went wrong inside, and logs it', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const response = await browser.send(
      route(async () => {
        throw new Error('secret detail');
      }),
      { method: 'GET' },
    );
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    const correlationId = response.headers.get('x-correlation-id');
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ correlationId });
    logged.mockRestore();
  });

  test.each([
    [413, 'BODY_TOO_LARGE', { text: 'x'.repeat(2_000_000) }],
    [400, 'VALIDATION_ERROR', { other: 1 }],
  ])('answers %i %s to a body it does not take', async (status, code, body) => {
    const schema = z.strictObject({ text: z.string() });
    const inner = async (request: Request) => Response.json(await parseBody(request, schema));
    const response = await browser.send((request) => route(() => inner(request))(request), {
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('answers 503 when what it does cannot be put on record', async () => {
    const response = await browser.send(
      route(async () => {
        throw new AuditUnavailableError(new Error('disk full'));
      }),
      { method: 'GET' },
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
  });
});

test('what is not JSON is said to be', async () => {
  const headers = new Headers({
    origin: ORIGIN,
    'x-requested-with': 'clinic-admin',
    'content-type': 'application/json',
  });
  const cookie = browser.headers().get('cookie');
  if (cookie !== null) headers.set('cookie', cookie);
  const request = new Request(ORIGIN, { method: 'POST', headers, body: '{' });
  const response = await route(async () => Response.json(await readJson(request)))(request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'MALFORMED_JSON' });
});
