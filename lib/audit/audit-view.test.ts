import { expect, test } from 'vitest';
import { auditHref, loadAuditView } from './audit-view';
import { trailQuery } from './trail-query';

const parse = (query: string) => loadAuditView(`?${query}`);

test('an address is read, and written without what is the default', () => {
  const query =
    'staffId=s1&patientId=p1&action=patients.read&result=refused&from=2026-11-01&to=2026-11-30';
  const { before, after, ...filter } = parse(`${query}&before=70`);
  expect([before, after]).toEqual([70, null]);
  expect(auditHref(filter)).toBe(`/settings/audit?${query}`);
  expect(auditHref(filter, { after: 5 })).toBe(`/settings/audit?${query}&after=5`);
  expect(auditHref({})).toBe('/settings/audit');
  expect(parse('action=changes').action).toBe('changes');
});

test.each([
  'staffId=%2e%2e/x',
  'patientId=a b',
  'action=patients.steal',
  'action=constructor',
  'result=great',
  'from=2026-02-30',
  'to=0001-01-01',
  'from=9999-12-31',
  'before=0',
  'before=1e3',
  'after=-1',
  'page=7',
])('%s means nothing', (query) => {
  expect(parse(query)).toEqual(parse(''));
});

test('days that end before they begin are kept, to be told at their field', () => {
  const days = { from: '2026-11-02', to: '2026-11-01' };
  expect(parse('from=2026-11-02&to=2026-11-01')).toMatchObject(days);
});

test('of two places the older rows are meant', () => {
  expect(parse('before=9&after=3')).toMatchObject({ before: 9, after: null });
});

test.each([
  { staffId: '../x' },
  { action: 'patients.steal' },
  { result: 'great' },
  { from: '2026-02-30' },
  { from: '2026-11-02', to: '2026-11-01' },
  { locale: 'fr-FR' },
])('a file is not made for %j', (asked) => {
  expect(trailQuery.safeParse({ locale: 'es-CO', ...asked }).success).toBe(false);
  expect(trailQuery.safeParse({ locale: 'es-CO', action: 'copies' }).success).toBe(true);
});
