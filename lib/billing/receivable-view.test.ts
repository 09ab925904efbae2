import { expect, test } from 'vitest';
import { loadReceivableView, receivableListQuery, receivablesHref } from './receivable-view';
import { loadUnbilledView, unbilledHref, unbilledListQuery } from './unbilled-view';

const at = (address: string) => new URL(address, 'http://x');

test.each([
  '/billing/receivables',
  '/billing/receivables?search=zapata&age=over90&sort=oldest&asOf=2026-10-31&page=3',
])('%s says what it is read as', (address) => {
  expect(receivablesHref(loadReceivableView(at(address)))).toBe(address);
});

test.each([
  '/billing/unbilled',
  '/billing/unbilled?doctorId=d1&from=2026-01-31&to=2026-02-28&page=2',
])('%s says what it is read as', (address) => {
  expect(unbilledHref(loadUnbilledView(at(address)))).toBe(address);
});

test('what makes no sense is as if it were not there', () => {
  const view = loadReceivableView(at('/x?age=old&sort=age&asOf=2026-02-30&page=0'));
  expect(receivablesHref(view)).toBe('/billing/receivables');
  expect(receivableListQuery(view)).toEqual({ page: 1, limit: 20, sort: 'balance' });
  const unbilled = loadUnbilledView(at('/x?doctorId=a%2Fb&from=today'));
  expect(unbilledListQuery(unbilled)).toEqual({ page: 1, limit: 20 });
});
