import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { parseFields } from '@/lib/contract/parse';
import { createProcedure } from '@/lib/contract/procedures';
import { id, nameText } from '@/lib/contract/schemas';
import { isNit } from '@/lib/rules/nit';
import { SettingsError } from '../settings';

const NAME = 120;
const optionalLine = z.optional(nameText(NAME));
const nit = z
  .string()
  .check(z.refine(isNit, 'Must be a tax number with its check digit, such as 900.123.456-8.'));

const location = z.strictObject({
  id,
  name: nameText(NAME),
  address: optionalLine,
  phone: optionalLine,
});

const doctor = z.strictObject({
  id,
  firstName: nameText(NAME),
  lastName: nameText(NAME),
  specialty: optionalLine,
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Must be such as #0f766e.'))),
  active: z._default(z.boolean(), true),
  locationIds: z.array(id),
});

const payer = z.strictObject({
  id,
  name: nameText(NAME),
  nit: z.optional(nit),
  kind: z.enum(['eps', 'prepaid', 'insurer', 'other']),
  active: z._default(z.boolean(), true),
});

const procedure = z.strictObject({ id, ...createProcedure.body.shape });

const clinicFile = z.strictObject({
  name: nameText(NAME),
  nit: z.optional(nit),
  address: optionalLine,
  phone: optionalLine,
  locations: z._default(z.array(location), []),
  doctors: z._default(z.array(doctor), []),
  procedures: z._default(z.array(procedure), []),
  payers: z._default(z.array(payer), []),
});

/** A clinic as whoever owns it wrote it down: what its documents print, and who works where. */
export type ClinicFile = z.output<typeof clinicFile>;

/** Throws `SettingsError`, with a sentence for everything that is wrong, before anything is stored. */
export function readClinicFile(path: string): ClinicFile {
  const parsed = parseFields(clinicFile, readJsonFile(path));
  if (!parsed.success) {
    throw wrong(parsed.fields.map(({ path: at, message }) => `${at || 'at its top'}: ${message}`));
  }
  const problems = [...namedTwice(parsed.data), ...strangers(parsed.data)];
  if (problems.length > 0) throw wrong(problems);
  return parsed.data;
}

function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong([error instanceof Error ? error.message : String(error)]);
  }
}

function namedTwice(file: ClinicFile): string[] {
  return (['locations', 'doctors', 'procedures', 'payers'] as const).flatMap((list) => {
    const ids = file[list].map((each) => each.id);
    return ids
      .filter((each, at) => ids.indexOf(each) !== at)
      .map((each) => `${list}: "${each}" is there twice.`);
  });
}

/** Whoever is named and is not there: a slip of the pen that would make a clinic nobody can book in. */
function strangers({ locations, doctors, procedures }: ClinicFile): string[] {
  const places = new Set(locations.map((each) => each.id));
  const people = new Set(doctors.filter(({ active }) => active).map((each) => each.id));
  return [
    ...doctors.flatMap((each) =>
      each.locationIds
        .filter((place) => !places.has(place))
        .map((place) => `doctors: "${each.id}" works at "${place}", which is no location.`),
    ),
    ...procedures.flatMap((each) =>
      (each.doctorIds ?? [])
        .filter((person) => !people.has(person))
        .map((person) => `procedures: "${each.id}" names "${person}", who is no active doctor.`),
    ),
  ];
}

function wrong(problems: readonly string[]): SettingsError {
  return new SettingsError(`CLINIC_FILE is wrong. ${problems.join(' ')}`);
}
