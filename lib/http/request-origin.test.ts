import { describe, expect, test } from 'vitest';
import { requestOrigin } from './request-origin';

const origin = (headers: Record<string, string>) => requestOrigin(new Headers(headers));

describe('the address of a request', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['<script>', 'unknown'],
    ['', 'unknown'],
  ])('%j is %j', (header, address) => {
    expect(origin({ 'x-forwarded-for': header }).address).toBe(address);
  });
});

describe('the correlation id', () => {
  test('is the caller’s when it is harmless', () => {
    const id = 'abcDEF_123-456.7';
    expect(origin({ 'x-correlation-id': id }).correlationId).toBe(id);
  });

  test.each(['', 'x'.repeat(65), 'with space', '"quoted"-id'])('is ours instead of %j', (id) => {
    expect(origin({ 'x-correlation-id': id }).correlationId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
