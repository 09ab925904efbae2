import { describe, expect, test } from 'vitest';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { guardMutation } from './guard-mutation';

withApplication();

const ours = {
  origin: ORIGIN,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-requested-with': 'clinic-admin',
};

function refused(headers: Record<string, string | undefined>, method = 'POST', body = '{}') {
  const given = Object.entries({ ...ours, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] satisfies [string, string]],
  );
  const request = new Request(`${ORIGIN}/api/x`, {
    method,
    headers: given,
    ...(body === '' || method === 'GET' ? {} : { body }),
  });
  return guardMutation(request)?.status ?? null;
}

describe('a mutation is let through', () => {
  test.each([
    ['as our own pages send it', {}],
    ['by the other names of this machine', { origin: 'http://localhost:3000' }],
    ['by its IPv6 name', { origin: 'http://[::1]:3000' }],
    ['without fetch metadata, which old browsers do not send', { 'sec-fetch-site': undefined }],
    ['with a charset', { 'content-type': 'application/json; charset=utf-8' }],
  ])('%s', (_, headers) => {
    expect(refused(headers)).toBeNull();
  });

  test('without a body or its type', () => {
    expect(refused({ 'content-type': undefined }, 'DELETE', '')).toBeNull();
  });
});

describe('a mutation is refused', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['without an origin', { origin: undefined }],
    ['from another port', { origin: 'http://127.0.0.1:3001' }],
    ['from another scheme', { origin: 'https://127.0.0.1:3000' }],
    ['from a name that only begins like ours', { origin: `${ORIGIN}.evil.example` }],
    ['from a name that a stranger points here', { origin: 'http://rebound.example:3000' }],
    ['as fetch metadata tells', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['with a body of no type', { 'content-type': undefined, 'content-length': '2' }],
    ['as text', { 'content-type': 'text/plain' }],
    ['as text that mentions JSON', { 'content-type': 'text/plain; application/json' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['without our header', { 'x-requested-with': undefined }],
    ['with another’s header', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('%s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(refused(headers, method)).toBe(403);
    }
  });

  test('bodyless, from another site', () => {
    expect(refused({ origin: 'https://evil.example' }, 'POST', '')).toBe(403);
  });
});

test('a read is nobody’s mutation', () => {
  expect(refused({ origin: 'https://evil.example' }, 'GET', '')).toBeNull();
});
