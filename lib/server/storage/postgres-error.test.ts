import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database';
import { PostgresError } from './postgres-error';

function refused(message: string, members: Partial<DatabaseError>) {
  const answer = Object.assign(new DatabaseError(message, 0, 'error'), members);
  const wrapped = new Error('Failed query: create extension…\nparams: ', { cause: answer });
  return new PostgresError(wrapped).sentence('CLINIC_DATABASE_URL');
}

test('what PostgreSQL refuses is told in its words, with its advice', () => {
  expect(refused('database "clinic" does not exist', { code: '3D000' })).toBe(
    'The database at CLINIC_DATABASE_URL cannot be used: database "clinic" does not exist.',
  );
  const hint = 'Must have CREATE privilege on current database to create this extension.';
  expect(
    refused('permission denied to create extension "btree_gist"', { code: '42501', hint }),
  ).toBe(
    `The database at CLINIC_DATABASE_URL cannot be used: permission denied to create extension "btree_gist". ${hint}`,
  );
});

test('what it quotes of the data is not', () => {
  expect(refused('Key (name)=(Ana) already exists', { code: '23505' })).toBe(
    'The database at CLINIC_DATABASE_URL cannot be used: SQLSTATE 23505.',
  );
});

test.each([
  ['127.0.0.1:1', /^The database at DATABASE_URL does not answer\.$/],
  [
    'nowhere.invalid',
    /^The database at DATABASE_URL cannot be used: getaddrinfo E\w+ nowhere\.invalid\.$/,
  ],
])('nobody at %s is one sentence, without the password', async (host, sentence) => {
  const migrations = { folder: 'none', record: 'none', firstTable: 'none' };
  const error: unknown = await openDatabase({
    url: `postgres://u:secretpw@${host}/x`,
    migrations,
  }).catch((reason: unknown) => reason);
  if (!(error instanceof PostgresError)) throw error;
  expect(error.sentence('DATABASE_URL')).toMatch(sentence);
});
