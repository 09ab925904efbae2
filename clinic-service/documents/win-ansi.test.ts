import { expect, test } from 'vitest';
import { drawable } from './win-ansi';

test.each([
  ['Ñáñez Peña $ 1.234 · “así” – €', 'Ñáñez Peña $ 1.234 · “así” – €'],
  ['n\u0303a', 'ña'],
  ['Łukasz Žižka Ștefan', 'Lukasz Žižka Stefan'],
  ['2:30\u202fp.\u00a0m.', '2:30\u00a0p.\u00a0m.'],
  ['a\tb\u0000c', 'a b c'],
  ['José 李 😀', 'José [?] [?]'],
  ['李小龍', '[?]'],
  ['Ana 👩🏽‍⚕️❤️', 'Ana [?]'],
  ['क्षत्रिय', '[?]'],
  ['x\u0302 ju\u200bnto', 'x junto'],
  ['Надежда Щукина', 'Nadezhda Shchukina'],
  ['Сергій Ґалаґан-Їжак', 'Sergii Galagan-Izhak'],
  ['ЖУКОВА Я.', 'ZHUKOVA Ia.'],
  ['Əliyev Ŋ ẞ', 'Eliyev N ß'],
  ['5 μg', '5 µg'],
])('%j is drawn as %j', (given, expected) => {
  expect(drawable(given)).toBe(expected);
});
