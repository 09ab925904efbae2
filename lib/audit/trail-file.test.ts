import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { readHeadText } from '@/lib/kit/trail-head';
import type { TrailRow } from './read-trail';
import { trailFile } from './trail-file';

const row: TrailRow = {
  seq: 7,
  at: new Date('2026-11-10T03:00:05Z'),
  action: 'patients.read',
  result: 'refused',
  status: 403,
  staffId: 's1',
  staffName: '=HYPERLINK("http://evil.example")',
  role: 'billing',
  patientId: 'p1',
  patientIds: null,
  correlationId: 'call-0001',
  address: '127.0.0.1',
  detail: { search: 'x', page: 2 },
};

test.each(LOCALES)('rows for spreadsheets in %s, a would-be formula as text', async (locale) => {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  const file = trailFile({ locale, messages, timezone: 'America/Bogota' });
  const separator = locale === 'es-CO' ? ';' : ',';
  expect(file.titles.startsWith('\ufeff')).toBe(true);
  expect(file.titles.split(separator)).toHaveLength(13);
  const line = file.lines([row]);
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(line).toContain('"2026-11-09T22:00:05-05:00"');
  expect(line).toContain(`"${messages.audit.actions.patients.read}"${separator}"patients.read"`);
  expect(line).toContain(`"${messages.audit.results.refused}"${separator}403${separator}`);
  expect(line).toContain('"search: x; page: 2"\r\n');
});

test('what nobody knows is told as it stands', async () => {
  const { default: messages } = await import('../../messages/es-CO.json');
  const file = trailFile({ locale: 'es-CO', messages, timezone: 'America/Bogota' });
  const bare = { ...row, action: 'of.before', result: 'odd', role: 'owner', staffName: null };
  const line = file.lines([{ ...bare, status: null, detail: null }]);
  expect(line).toContain('"";"owner";"of.before";"of.before";"p1";"odd";"";');
});

test('the last line names the newest row of the trail, and is read back from around it', async () => {
  const { default: messages } = await import('../../messages/es-CO.json');
  const file = trailFile({ locale: 'es-CO', messages, timezone: 'America/Bogota' });
  const at = '2026-11-10T03:00:05.123Z';
  const head = {
    writer: crypto.randomUUID(),
    number: 12,
    hash: 'a1'.repeat(32),
    at,
    key: '0123456789abcdef',
  };
  const line = file.newest(head);
  expect(line.split(';')).toHaveLength(13);
  expect(line).toContain(messages.audit.file.newest);
  expect(readHeadText(line)).toEqual(head);
});

test.each(['', 'a/1/b/c', '../1/2'])('%j names no row', (text) => {
  expect(readHeadText(text)).toBeUndefined();
});
