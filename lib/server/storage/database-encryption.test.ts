import { expect, test } from 'vitest';
import { lacksEncryption } from './database-encryption';

test.each([
  'postgres://u:p@db.example/clinic',
  'postgres://u:p@10.0.0.7:5432/clinic?application_name=x',
  'postgresql://u@db/clinic?sslmode=prefer',
])('%s would go over the network in the clear', (address) => {
  expect(lacksEncryption(address)).toBe(true);
});

test.each([
  'postgres://u:p@127.0.0.1:5432/clinic',
  'postgres://u:p@localhost/clinic',
  'postgres://u:p@[::1]/clinic',
  'postgres:///clinic?host=/var/run/postgresql',
  'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/clinic',
  'postgres://u:p@db.example/clinic?sslmode=verify-full',
  'postgres://u:p@db/clinic?sslmode=disable',
])('%s is on this machine or says how', (address) => {
  expect(lacksEncryption(address)).toBe(false);
});
