import { expect, test } from 'vitest';
import { network } from './network';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('attempts from %s count under %s', (address, counted) => {
  expect(network(address)).toBe(counted);
});

test('another network counts apart', () => {
  expect(network('2001:db8:1:3::1')).not.toBe(network('2001:db8:1:2::1'));
});
