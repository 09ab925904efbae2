import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file';

const event = {
  id: 'cita-1',
  version: 3,
  start: new Date('2026-12-02T15:00:00Z'),
  end: new Date('2026-12-02T15:40:00Z'),
  summary: 'Cita, sede Norte; piso 2',
  location: 'Norte',
  at: new Date('2026-12-01T12:00:00.123Z'),
};
const textOf = (more: Partial<typeof event> = {}) =>
  new TextDecoder().decode(calendarFile({ ...event, ...more }));

test('tells when and where in instants, with the signs of the format escaped', () => {
  const text = textOf();
  expect(text).toContain('UID:cita-1@clinic-admin\r\nDTSTAMP:20261201T120000Z\r\n');
  expect(text).toContain('DTSTART:20261202T150000Z\r\nDTEND:20261202T154000Z\r\nSEQUENCE:3\r\n');
  expect(text).toContain('SUMMARY:Cita\\, sede Norte\\; piso 2\r\n');
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

test('folds a long line at 75 octets, cuts no character, and injects no line', () => {
  const location = `Clínica 🦷 ${'ñ'.repeat(80)}\r\nATTENDEE:x`;
  const text = textOf({ location });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`LOCATION:Clínica 🦷 ${'ñ'.repeat(80)}\\nATTENDEE:x\r\n`);
});
