import { describe, expect, test } from 'vitest';
import { safeNext } from './safe-next';

describe('where to go after sign-in', () => {
  test.each([
    '/',
    '/patients',
    '/patients?search=p%C3%A9rez&page=2',
    '/patients/p1#address',
    '/apiaries',
  ])('may be %j', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  test.each([
    null,
    undefined,
    '',
    'patients',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    'http:/evil.example',
    '/\u0000/evil.example',
    '/api/auth/sign-out',
    '/patients/../api/auth/sign-out',
    '/api?x',
    '/_next/static/x.js',
  ])('is home instead of %j', (next) => {
    expect(safeNext(next)).toBe('/');
  });
});
