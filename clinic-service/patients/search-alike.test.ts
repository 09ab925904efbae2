import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPatients } from '@/lib/contract/patients';
import { soundOf } from '@/lib/kit/text/names';
import { Random } from '../db/demo/random';
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../db/demo/words';
import { fold } from '../db/fold';
import { insertRows } from '../db/insert-rows';
import { patients } from '../db/schema/patients';
import { call } from '../testing/call';
import { startService, type TestService } from '../testing/harness';

const PEOPLE = 400;

/** Letters that a caller's name may be written with, in Colombia. */
const SAME_SOUND: readonly (readonly [string, string])[] = [
  ['z', 's'],
  ['s', 'z'],
  ['v', 'b'],
  ['b', 'v'],
  ['ll', 'y'],
  ['ñ', 'n'],
  ['ge', 'je'],
  ['gi', 'ji'],
  ['ji', 'gi'],
  ['qui', 'ki'],
  ['ca', 'ka'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['x', 'j'],
  ['he', 'e'],
  ['rr', 'r'],
  ['nn', 'n'],
];

const random = new Random(390);
const people = Array.from({ length: PEOPLE }, (_, n) => ({
  id: `p-${n}`,
  firstName: random.pick(n % 2 ? FEMALE_NAMES : MALE_NAMES),
  lastName: `${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`,
}));

const few = [
  { id: 'maria', firstName: 'María Fernanda', lastName: 'Pérez Quintero' },
  { id: 'diplomat', firstName: 'Sven', lastName: 'Lindqvist' },
  { id: 'passport', firstName: 'Jürgen', lastName: 'Weißhaupt' },
  { id: 'prefix', firstName: 'Ana', lastName: 'Quinterón Díaz' },
  { id: 'infix', firstName: 'Luz', lastName: 'Arroyo', email: 'xquintero@buzon.example' },
  { id: 'irish', firstName: 'Kevin', lastName: 'O’Brien' },
  { id: 'italian', firstName: 'Rosa', lastName: 'D´Ambrosio-Gómez' },
  { id: 'cross', firstName: 'Yenny Paola', lastName: 'De la Cruz Velásquez' },
  { id: 'gonzalez', firstName: 'Héctor', lastName: 'González Jiménez' },
];

let service: TestService;
let key: string;
let keyOfFew: string;
beforeAll(async () => {
  service = await startService('pglite');
  const clinic = await service.addClinic();
  const small = await service.addClinic();
  key = clinic.key;
  keyOfFew = small.key;
  const now = service.clock.now();
  const rest = { clinicId: clinic.id, status: 'active' as const, createdAt: now, updatedAt: now };
  await insertRows(
    service.db,
    patients,
    people.map((person) => ({ ...rest, ...person })),
  );
  await insertRows(
    service.db,
    patients,
    few.map((person) => ({ ...rest, clinicId: small.id, ...person })),
  );
});
afterAll(() => service.close());

async function firstFive(name: string, withKey = key) {
  const path = `/patients?match=alike&limit=5&search=${encodeURIComponent(name)}`;
  const { body } = await call(service, 'GET', path, { key: withKey });
  return listPatients.response.parse(body).data;
}

const alike = async (text: string) =>
  (await firstFive(text, keyOfFew)).map(({ id, foundBy }) => [id, foundBy]);

test.each([
  ['Gonzales', 'gonzalez'],
  ['gonsalez', 'gonzalez'],
  ['jimenes', 'gonzalez'],
  ['ector gimenez', 'gonzalez'],
  ['Velasques', 'cross'],
  ['Yeny', 'cross'],
  ['jenny delacruz', 'cross'],
  ['de la crus', 'cross'],
  ['fernanda kintero', 'maria'],
  ['O Vrien', 'irish'],
])('%j finds by its sound the patient %j', async (text, id) => {
  expect(await alike(text)).toEqual([[id, 'sound']]);
});

test.each([
  ['Gnzalez', 'gonzalez'],
  ['Gonazlez', 'gonzalez'],
  ['Lindqist', 'diplomat'],
  ['obrein kevin', 'irish'],
  ['Yenni Velaqez', 'cross'],
])('%j finds a slip away the patient %j', async (text, id) => {
  expect(await alike(text)).toEqual([[id, 'near']]);
});

test('who is found by what was typed comes first, without a mark', async () => {
  expect(await alike('quinter')).toEqual([
    ['prefix', undefined],
    ['maria', undefined],
    ['infix', undefined],
  ]);
  expect(await alike('zzzz')).toEqual([]);
  expect(await alike('999888777')).toEqual([]);
});

test('the database hears names as the application does', async () => {
  const rows = await service.db
    .select({
      key: patients.soundKey,
      firstName: patients.firstName,
      lastName: patients.lastName,
    })
    .from(patients);
  expect(rows.length).toBeGreaterThanOrEqual(people.length);
  for (const { key, firstName, lastName } of rows)
    expect(`${key} `).toContain(` ${soundOf(`${firstName} ${lastName}`)} `);
});

test('of 400 people, each spelled wrong in three ways, 98 of 100 are among the first five', async () => {
  const missed: string[] = [];
  for (const person of people) {
    const name = `${person.firstName} ${person.lastName}`;
    for (const wrong of [bySound(name), bySound(bySlip(name)), bySlip(bySound(name))]) {
      const found = await firstFive(wrong);
      if (!found.some(({ id }) => id === person.id)) missed.push(`${name}: ${wrong}`);
    }
  }
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(PEOPLE * 3 * 0.02);
});

test('a name as it is written is found by itself, and nothing is guessed before it', async () => {
  for (const person of people) {
    const [first] = await firstFive(`${person.firstName} ${person.lastName}`);
    expect(first?.foundBy).toBeUndefined();
    expect(first).toMatchObject({ firstName: person.firstName, lastName: person.lastName });
  }
});

/** One or two letters as they sound alike, and no accents. */
function bySound(name: string): string {
  const plain = fold(name);
  const fitting = SAME_SOUND.filter(([letters]) => plain.includes(letters));
  const [one, other] = [random.between(0, fitting.length), random.between(0, fitting.length)];
  return [fitting[one], fitting[other]].reduce(
    (text, pair) => (pair ? text.replace(pair[0], pair[1]) : text),
    plain,
  );
}

/** One letter left out, doubled or swapped with the next, within a word of four or more letters. */
function bySlip(name: string): string {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []));
  const index = long[random.between(0, long.length - 1)] ?? 0;
  const word = words[index] ?? '';
  const at = random.between(1, word.length - 2);
  const [before, one, two, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const slips = [
    before + two + after,
    before + one + one + two + after,
    before + two + one + after,
  ];
  words[index] = slips[random.between(0, 2)] ?? word;
  return words.join(' ');
}
