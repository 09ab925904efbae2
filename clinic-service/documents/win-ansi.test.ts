import { expect, test } from 'vitest';
import { drawable } from './win-ansi';

test.each([
  ['Ñáñez Peña $ 1.234 · “así” – €', 'Ñáñez Peña $ 1.234 · “así” – €'],
  ['n\u0303a', 'ña'],
  ['Łukasz Žižka Ștefan', 'Lukasz Žižka Stefan'],
  ['2:30\u202fp.\u00a0m.', '2:30\u00a0p.\u00a0m.'],
  ['a\tb\u0000c', 'a b c'],
  ['José 李 😀', 'José ? ?'],
])('%j is drawn as %j', (given, expected) => {
  expect(drawable(given)).toBe(expected);
});
