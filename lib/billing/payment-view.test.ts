import { expect, test } from 'vitest';
import { loadPaymentView, paymentListQuery, paymentsHref } from './payment-view';

const read = (address: string) => loadPaymentView(new URL(address, 'http://x'));

test.each([
  '/billing/payments',
  '/billing/payments?method=cash&page=2',
  '/billing/payments?patientId=p1&invoiceId=i1&method=transfer&search=PSE+42',
])('%s says what it is read as', (address) => {
  expect(paymentsHref(read(address))).toBe(address);
});

test.each([
  ['?patientId=..&invoiceId=a%2Fb&method=gold&page=-1&search=++', ''],
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
