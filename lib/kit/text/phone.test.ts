import { describe, expect, it } from 'vitest';
import { formatPhone, looksLikePhone, phoneHref } from './phone';

describe('formatPhone', () => {
  it.each([
    ['3105550142', '+57 310 555 0142'],
    ['+573105550142', '+57 310 555 0142'],
    ['+57 310 555 0142', '+57 310 555 0142'],
    ['0057 310-555-0142', '+57 310 555 0142'],
    ['(601) 228 1260', '+57 601 228 1260'],
  ])('%s is shown as %s', (raw, shown) => {
    expect(formatPhone(raw)).toBe(shown);
  });

  it.each(['2281260', '+1 305 555 0142', '310 555 0142 ext. 4', 'no tiene', '', '5105550142'])(
    '%j is shown as it came',
    (raw) => {
      expect(formatPhone(raw)).toBe(raw);
    },
  );
});

describe('phoneHref', () => {
  it('dials', () => {
    expect(phoneHref('310 555 0142')).toBe('tel:+573105550142');
    expect(phoneHref('+1 (305) 555-0142')).toBe('tel:+13055550142');
    expect(phoneHref('2281260')).toBe('tel:2281260');
  });

  it.each(['no tiene', '', '12', 'javascript:alert(1)', '1234567890123456'])(
    'refuses %j',
    (raw) => {
      expect(phoneHref(raw)).toBeNull();
    },
  );
});

describe('looksLikePhone', () => {
  it.each(['3105550142', '+57 601 228 1260', '+1 305 555 0142'])('%s', (raw) => {
    expect(looksLikePhone(raw)).toBe(true);
  });

  it.each(['2281260', '31055501', '+57 310 555', '+1 2', 'abc'])('doubts %s', (raw) => {
    expect(looksLikePhone(raw)).toBe(false);
  });
});
