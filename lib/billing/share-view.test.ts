import { expect, test } from 'vitest';
import { loadShareView, shareListQuery, sharesHref } from './share-view';

const read = (address: string) => loadShareView(new URL(address, 'http://x'));

test.each([
  '/billing/patient-shares',
  '/billing/patient-shares?review=flagged&page=3',
  '/billing/patient-shares?owing=true&concept=copago',
  '/billing/patient-shares?status=refunded&concept=copago&from=2026-01-31&to=2026-02-28',
  '/billing/patient-shares?patientId=pat-1&page=2',
])('%s says what it is read as', (address) => {
  expect(sharesHref(read(address))).toBe(address);
});

test.each([
  ['?review=yes&owing=1&status=lost&concept=tip&from=2026-02-30&to=tomorrow&page=0', ''],
  ['?page=99999', '?page=10000'],
  ['?page=1e3', ''],
  // Of one patient there is all.
  ['?patientId=p1&owing=true&status=pending&from=2026-01-01', '?patientId=p1'],
  // The service would not have them.
  ['?patientId=..', '?patientId=-'],
  ['?patientId=a%2Fb', '?patientId=-'],
  ['?patientId=', ''],
])('%s is read as %s', (asked, meant) => {
  expect(sharesHref(read(`/x${asked}`))).toBe(`/billing/patient-shares${meant}`);
});

test('asks the service for nothing that was not chosen', () => {
  expect(shareListQuery(read('/x?status=pending'))).toEqual({
    page: 1,
    limit: 20,
    status: 'pending',
  });
});
