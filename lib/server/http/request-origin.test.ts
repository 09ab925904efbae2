import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { correlationId } from './request-origin';

/** `env` reads the settings once a process, so each test here reads its own. */
async function addressOf(headers: Record<string, string>, hops = '0', front = true) {
  vi.resetModules();
  vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'clinic-admin-')));
  vi.stubEnv('CLINIC_BOOTSTRAP_API_KEY', 'key-of-the-tests-32-characters-or-more');
  vi.stubEnv('TRUSTED_PROXY_HOPS', hops);
  vi.stubGlobal('clinicAdminFront', front ? { addressHeader: 'x-socket-address' } : undefined);
  const { clientAddress } = await import('./request-origin');
  return clientAddress(new Headers(headers));
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the address of a request', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['::1', '::1'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
  ])('on the socket %j is %j, whatever the request claims', async (socket, address) => {
    const claimed = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.2' };
    expect(await addressOf({ 'x-socket-address': socket, ...claimed })).toBe(address);
  });

  test('is unknown where nothing has written it before the framework', async () => {
    const claimed = { 'x-socket-address': '198.51.100.1', 'x-forwarded-for': '198.51.100.1' };
    expect(await addressOf(claimed, '0', false)).toBe('unknown');
  });

  test.each([
    ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1,203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['2', '203.0.113.7', 'unknown'],
    ['1', '198.51.100.1, <script>', 'unknown'],
    ['1', '', 'unknown'],
  ])('behind %s proxies is what the outermost wrote into %j: %s', async (hops, header, address) => {
    const headers = { 'x-forwarded-for': header, 'x-socket-address': '192.0.2.9' };
    expect(await addressOf(headers, hops)).toBe(address);
  });
});

describe('the correlation id', () => {
  test('is the caller’s when it is harmless', () => {
    const id = 'abcDEF_123-456.7';
    expect(correlationId(new Headers({ 'x-correlation-id': id }))).toBe(id);
  });

  test.each(['', 'x'.repeat(65), 'with space', '"quoted"-id'])('is ours instead of %j', (id) => {
    expect(correlationId(new Headers({ 'x-correlation-id': id }))).toMatch(/^[0-9a-f-]{36}$/);
  });
});
