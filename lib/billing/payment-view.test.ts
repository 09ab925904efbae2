import { expect, test } from 'vitest';
import { loadPaymentView, offeredView, paymentListQuery, paymentsHref } from './payment-view';

const read = (address: string) => loadPaymentView(new URL(address, 'http://x'));

test.each([
  '/billing/payments',
  '/billing/payments?method=cash&page=2',
  '/billing/payments?patientId=p1&invoiceId=i1&method=transfer&search=PSE+42',
  '/billing/payments?status=reversed&collectedBy=u1&from=2026-11-01&to=2026-11-30',
])('%s says what it is read as', (address) => {
  expect(paymentsHref(read(address))).toBe(address);
});

test.each([
  ['?patientId=..&invoiceId=a%2Fb&method=gold&page=-1&search=++', ''],
  ['?status=lost&collectedBy=a%2Fb&from=2026-02-30&to=today', ''],
  ['?page=99999', '?page=10000'],
])('%s is read as %s', (asked, meant) => {
  expect(paymentsHref(read(`/x${asked}`))).toBe(`/billing/payments${meant}`);
});

test('asks the service for nothing that was not chosen', () => {
  expect(paymentListQuery(read('/x?search=PSE'))).toEqual({
    page: 1,
    limit: 20,
    search: 'PSE',
    with: 'names',
  });
});

test('asks by none of the filters that the service does not list', () => {
  const asked = read(
    '/x?method=cash&status=completed&collectedBy=u1&from=2026-11-01&to=2026-11-30&search=PSE&page=2',
  );
  const plain = { page: 2, limit: 20, method: 'cash', with: 'names' };
  expect(paymentListQuery(offeredView(asked, []))).toEqual(plain);
  expect(paymentListQuery(offeredView(asked, ['search', 'from', 'to']))).toEqual({
    ...plain,
    search: 'PSE',
    from: '2026-11-01',
    to: '2026-11-30',
  });
});
