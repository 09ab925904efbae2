import type { Random } from './random';
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from './words';

interface Person {
  /** In years. */
  readonly age: number;
  readonly woman: boolean;
  /** The first is the father's, the second the mother's. */
  readonly surnames: readonly [string, string];
}

interface Relative {
  readonly relationship: string;
  readonly woman: boolean;
  /** Of which age somebody names such a contact, in years, both included. */
  readonly ages: readonly [number, number];
  /** The surname they share; none of somebody from another family. */
  readonly surname?: 0 | 1;
}

const MOTHER: Relative = { relationship: 'Madre', woman: true, ages: [0, 55], surname: 1 };
const RELATIVES: readonly Relative[] = [
  { relationship: 'Padre', woman: false, ages: [0, 50], surname: 0 },
  { relationship: 'Abuela', woman: true, ages: [0, 25], surname: 1 },
  { relationship: 'Tía', woman: true, ages: [0, 45], surname: 0 },
  { relationship: 'Hermana', woman: true, ages: [14, 88], surname: 0 },
  { relationship: 'Hermano', woman: false, ages: [14, 88], surname: 0 },
  { relationship: 'Cónyuge', woman: true, ages: [25, 88] },
  { relationship: 'Cónyuge', woman: false, ages: [25, 88] },
  { relationship: 'Hija', woman: true, ages: [42, 88] },
  { relationship: 'Hijo', woman: false, ages: [42, 88] },
  { relationship: 'Amiga', woman: true, ages: [18, 88] },
];

/** Whom the clinic calls: somebody whom a patient of that age has. `index` is of the patient. */
export function emergencyContact(random: Random, index: number, person: Person) {
  if (!random.chance(0.78)) return {};
  const known = [MOTHER, ...RELATIVES].filter((relative) => fits(relative, person));
  const relative = known[Math.floor(random.next() * known.length)] ?? MOTHER;
  const name = relative.woman ? random.pickCommon(FEMALE_NAMES) : random.pickCommon(MALE_NAMES);
  const surname = surnameOf(relative, person) ?? SURNAMES[(index * 31) % SURNAMES.length];
  return {
    emergencyName: `${name} ${surname}`,
    emergencyPhone: `+57 3${random.between(10, 22)} ${random.digits(3)} ${random.digits(4)}`,
    emergencyRelationship: relative.relationship,
  };
}

function fits({ ages: [from, to], relationship, woman }: Relative, person: Person): boolean {
  const spouse = relationship === 'Cónyuge';
  return from <= person.age && person.age <= to && !(spouse && woman === person.woman);
}

/** A man's children carry his first surname first. */
function surnameOf({ relationship, surname }: Relative, person: Person): string | undefined {
  const child = relationship === 'Hija' || relationship === 'Hijo';
  if (child && !person.woman) return person.surnames[0];
  return surname === undefined ? undefined : person.surnames[surname];
}
