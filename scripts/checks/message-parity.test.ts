import { expect, it } from 'vitest';
import { messageParity } from './message-parity.mjs';

function find(spanish: object, english: object) {
  return messageParity
    .find([
      { path: 'messages/es-CO.json', text: JSON.stringify(spanish) },
      { path: 'messages/en-US.json', text: JSON.stringify(english) },
    ])
    .map((finding) => finding.message);
}

it.each([
  ['a missing message', { a: { b: 'uno' } }, { a: {} }],
  ['a message too many', {}, { a: 'one' }],
  ['an empty one', { a: 'uno' }, { a: ' ' }],
  ['another argument', { a: 'Hola, {name}' }, { a: 'Hello, {person}' }],
  ['another kind', { a: '{n, plural, one {# cita} other {# citas}}' }, { a: '{n} visits' }],
  ['a lost tag', { a: 'Lea <link>esto</link>' }, { a: 'Read this' }],
  ['a broken message', { a: 'uno' }, { a: 'one {' }],
])('finds %s', (_what, spanish, english) => {
  expect(find(spanish, english)).toHaveLength(1);
});

it('accepts the same arguments in another order and nesting', () => {
  expect(
    find(
      { a: '{name} tiene {n, plural, one {una cita} other {# citas}}' },
      { a: '{n, plural, =0 {{name} has none} one {{name} has one} other {{name} has #}}' },
    ),
  ).toEqual([]);
});
