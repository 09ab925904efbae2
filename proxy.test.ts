import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { proxy } from './proxy';

const answer = (path = '/patients?search=ana', headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(path, 'http://127.0.0.1:3000'), { headers }));

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

test('each answer has a nonce of its own and nothing inline besides', () => {
  const [first, second] = [policyOf(answer()), policyOf(answer())];
  expect(first).toMatch(/script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic';/);
  expect(first).not.toBe(second);
  expect(first).toContain("default-src 'none'");
  expect(first).toContain("base-uri 'none'");
  expect(first).toContain("frame-ancestors 'none'");
  expect(first).not.toContain('unsafe');
});

test('pages are kept by no cache', () => {
  expect(answer().headers.get('cache-control')).toBe('private, no-store');
});

test('the renderer hears the nonce and where the page is from us, not from the request', () => {
  const response = answer('/patients?page=2', {
    'x-pathname': '//evil.example',
    'content-security-policy': "script-src 'nonce-known'",
  });
  expect(response.headers.get('x-middleware-request-x-pathname')).toBe('/patients?page=2');
  expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(
    policyOf(response),
  );
});
