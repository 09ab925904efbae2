import { describe, expect, test } from 'vitest';
import { fillConfirmation, unknownPlaces } from './confirmation-text';
import { whatsAppDigits, whatsAppHref } from './whatsapp';

describe('whatsAppDigits', () => {
  test.each([
    ['3105550142', '573105550142'],
    ['310 555 0142', '573105550142'],
    ['573105550142', '573105550142'],
    ['+57 310 555-0142', '573105550142'],
    ['0057 (310) 555.0142', '573105550142'],
    ['+1 305 555 0142', '13055550142'],
    ['0034 612 345 678', '34612345678'],
  ])('reads %s as a mobile', (phone, digits) => {
    expect(whatsAppDigits(phone)).toEqual({ digits });
  });

  test.each(['601 228 1260', '+57 604 228 1260', '2281260'])(
    'knows that %s is a landline',
    (phone) => {
      expect(whatsAppDigits(phone)).toBe('landline');
    },
  );

  test.each([
    '13055550142',
    '31055501',
    '+57 31055501',
    '+57 500 555 0142',
    '310 555 0142 ext. 4',
    '3105550142 / 3115550142',
    '+1 2',
    '',
  ])('does not guess at %j', (phone) => {
    expect(whatsAppDigits(phone)).toBe('unclear');
  });
});

describe('the text of a confirmation', () => {
  const values = { name: 'Ana {hora}', date: 'martes', time: '10:00', place: 'Sede Norte' };

  test('takes its values in either language, and leaves braces within a value alone', () => {
    expect(fillConfirmation('{nombre}: {fecha}, { Hora } en {sede}', values)).toBe(
      'Ana {hora}: martes, 10:00 en Sede Norte',
    );
    expect(fillConfirmation('{name}, {date} {time} {place}', values)).toBe(
      'Ana {hora}, martes 10:00 Sede Norte',
    );
  });

  test('names what stands for nothing, such as a procedure', () => {
    expect(unknownPlaces('{nombre} {procedimiento} {}')).toEqual(['{procedimiento}', '{}']);
    expect(unknownPlaces('{nombre} {constructor}')).toEqual(['{constructor}']);
    expect(unknownPlaces('50 % } {')).toEqual([]);
  });

  test('arrives with its line breaks, emoji and signs', () => {
    const text = 'Hola 👋🏽\n¿Confirma? 50 % & más #1';
    const url = new URL(whatsAppHref('573105550142', text));
    expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/573105550142']);
    expect(url.searchParams.get('text')).toBe(text);
    expect(url.hash).toBe('');
  });
});
