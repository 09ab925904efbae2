import type { patients } from '../schema/patients';
import { atDesk } from './desk-time';
import { emergencyContact } from './emergency-contact';
import { Random } from './random';
import {
  CITIES,
  FEMALE_NAMES,
  FEMALE_SECOND_NAMES,
  FOREIGNERS,
  MALE_NAMES,
  MALE_SECOND_NAMES,
  STREETS,
  SURNAMES,
} from './words';

export type PatientSeed = Omit<typeof patients.$inferInsert, 'clinicId'>;

const YEAR_MS = 365.25 * 86_400_000;
const OLDEST_RECORD_YEARS = 9;
/** Where numbers of documents and phones begin, so that none repeats and none is 1.020.304.050. */
const SERIAL_STEP = 7;

/** People to look for in a demonstration, in tests and in the documentation. */
const KNOWN: readonly Partial<PatientSeed>[] = [
  {
    id: 'pat-maria-perez',
    firstName: 'María Fernanda',
    lastName: 'Pérez Quintero',
    gender: 'F',
    documentType: 'CC',
    documentNumber: '1020304050',
    phone: '+57 310 555 0142',
    email: 'maria.perez@correo.example',
    dateOfBirth: '1990-03-05',
    status: 'active',
    emergencyName: 'Claudia Quintero',
    emergencyPhone: '+57 310 555 0143',
    emergencyRelationship: 'Madre',
  },
  { firstName: 'María', lastName: 'Pérez Ñáñez', gender: 'F', status: 'active' },
  {
    firstName: 'María de los Ángeles Guadalupe del Perpetuo Socorro',
    lastName: 'Fernández de Castro-Villalobos y Echeverri Londoño',
    gender: 'F',
    status: 'active',
  },
  { firstName: 'Juan Esteban', lastName: 'Ñáñez Peña', gender: 'M', status: 'active' },
  ...FOREIGNERS.map((person, index) => ({
    ...person,
    status: 'active' as const,
    documentType: index % 2 === 0 ? 'CE' : 'PA',
    documentNumber: index % 2 === 0 ? `48210${index}` : `XQ40213${index}`,
  })),
];

/** `count` patients of a believable clinic as of `now`, the same for the same seed and day. */
export function demoPatients(count: number, now: Date, seed: number): PatientSeed[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => ({
    ...anyone(random, index, now),
    ...(KNOWN[index] && { ...longAgo(now), ...KNOWN[index] }),
  }));
}

/** Who is looked for has a history, and no relative of a person who was made up by chance. */
function longAgo(now: Date): Partial<PatientSeed> & Pick<PatientSeed, 'createdAt'> {
  const createdAt = atDesk(new Date(now.getTime() - 2 * YEAR_MS), new Date(0), now);
  const nobody = { emergencyName: null, emergencyPhone: null, emergencyRelationship: null };
  return { createdAt, updatedAt: createdAt, ...nobody };
}

function anyone(random: Random, index: number, now: Date): PatientSeed {
  const woman = random.chance(0.54);
  const age = random.chance(0.22) ? random.between(0, 17) : random.between(18, 88);
  const first = woman ? random.pickCommon(FEMALE_NAMES) : random.pickCommon(MALE_NAMES);
  const second = woman ? random.pick(FEMALE_SECOND_NAMES) : random.pick(MALE_SECOND_NAMES);
  const firstName = second === first || random.chance(0.18) ? first : `${first} ${second}`;
  const surnames = [random.pickCommon(SURNAMES), random.pickCommon(SURNAMES)] as const;
  const lastName = surnames.join(' ');
  const begun = random.next() ** 1.4;
  const touched = random.next();
  const place = random.pickCommon(CITIES);
  const id = random.id();
  const papers = document(random, index, age);
  const reached = reach(random, index, firstName, lastName, place.landline);
  const dateOfBirth = birthday(random, age, now);
  return {
    id,
    firstName,
    lastName,
    ...papers,
    ...reached,
    dateOfBirth,
    gender: woman ? 'F' : 'M',
    status: random.chance(0.06) ? 'inactive' : 'active',
    addressStreet: street(random),
    addressCity: place.city,
    addressState: place.state,
    addressCountry: 'Colombia',
    addressPostalCode: `${place.postal}${random.digits(4)}`,
    ...emergencyContact(random, index, { age, woman, surnames }),
    ...stamps(dateOfBirth, begun, touched, now),
  };
}

/** When the record was begun, after the birth, and last touched; `begun` 0 and `touched` 1 are now. */
function stamps(dateOfBirth: string, begun: number, touched: number, now: Date) {
  const birth = new Date(dateOfBirth);
  const oldest = Math.max(birth.getTime(), now.getTime() - OLDEST_RECORD_YEARS * YEAR_MS);
  const start = now.getTime() - begun * (now.getTime() - oldest);
  const createdAt = atDesk(new Date(start), birth, now);
  const end = createdAt.getTime() + touched * (now.getTime() - createdAt.getTime());
  return { createdAt, updatedAt: atDesk(new Date(end), createdAt, now) };
}

/** By age, as people carry them; numbers rise with the index, so that none repeats. */
function document(random: Random, index: number, age: number) {
  if (random.chance(0.004)) return { documentType: age < 18 ? 'MS' : 'AS', documentNumber: null };
  if (age >= 18 && random.chance(0.02)) {
    return { documentType: 'PT', documentNumber: String(5_000_000 + index * SERIAL_STEP) };
  }
  if (age < 7)
    return { documentType: 'RC', documentNumber: String(1_190_000_000 + index * SERIAL_STEP) };
  if (age < 18)
    return { documentType: 'TI', documentNumber: String(1_100_000_000 + index * SERIAL_STEP) };
  const base = age > 45 ? 19_000_000 : 1_021_000_000;
  return { documentType: 'CC', documentNumber: String(base + index * SERIAL_STEP) };
}

function reach(random: Random, index: number, firstName: string, lastName: string, area: string) {
  const digits = random.digits(7);
  const mobile = `+57 3${random.pick(['00', '01', '04', '12', '14', '15', '16', '18', '20', '21'])}`;
  const phone = random.chance(0.93)
    ? `${mobile} ${digits.slice(0, 3)} ${digits.slice(3)}`
    : `+57 ${area} ${digits.slice(0, 3)} ${digits.slice(3)}`;
  const mailbox = `${firstWord(firstName)}.${firstWord(lastName)}${index}`;
  const domain = random.pick(['correo.example', 'buzon.example', 'mail.example']);
  return {
    phone: random.chance(0.97) ? phone : null,
    email: random.chance(0.82) ? `${mailbox}@${domain}` : null,
  };
}

function firstWord(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(' ')[0] ?? plain;
}

/** A calendar date that makes the person `age` today; the 29 February is left out. */
function birthday(random: Random, age: number, now: Date): string {
  const latest = Date.UTC(now.getUTCFullYear() - age, now.getUTCMonth(), now.getUTCDate());
  return new Date(latest - random.between(1, 360) * 86_400_000).toISOString().slice(0, 10);
}

function street(random: Random): string {
  const road = `${random.pick(STREETS)} ${random.between(1, 170)}`;
  const door = `# ${random.between(1, 120)}-${String(random.between(1, 99)).padStart(2, '0')}`;
  const flat = random.chance(0.45)
    ? `, Apto. ${random.between(1, 18)}0${random.between(1, 6)}`
    : '';
  return `${road} ${door}${flat}`;
}
