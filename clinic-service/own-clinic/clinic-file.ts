import * as z from 'zod/mini';
import { createProcedure } from '@/lib/contract/procedures';
import { id, nameText } from '@/lib/contract/schemas';
import { isNit, nitCheckDigit } from '@/lib/kit/text/nit';
import { problemsOf, wrongFile } from './file-problems';
import { readJsonFile } from './read-json-file';

const NAME = 120;
const optionalLine = z.optional(nameText(NAME));
const nit = z.string().check(
  z.refine(isNit, {
    error: ({ input }) => {
      const digit = nitCheckDigit(String(input));
      return digit === undefined
        ? 'Must be a tax number with its check digit, such as 900.123.456-8.'
        : `Must end in -${digit}, its check digit, or another digit of it is wrong.`;
    },
  }),
);

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

/** Throws `SettingsError`, with a line for everything that is wrong, before anything is stored. */
export function readClinicFile(path: string): ClinicFile {
  const { text, content } = readJsonFile(path);
  const thousands = pricesWithPoint(text);
  if (thousands.length > 0) throw wrongFile(path, thousands);
  const parsed = clinicFile.safeParse(content, { reportInput: true });
  if (!parsed.success) throw wrongFile(path, problemsOf(parsed.error.issues, content));
  const problems = [...namedTwice(parsed.data), ...strangers(parsed.data)];
  if (problems.length > 0) throw wrongFile(path, problems);
  return parsed.data;
}

/** JSON takes the point of the thousands for that of the decimals: 60.000 would be 60 pesos. */
function pricesWithPoint(text: string): string[] {
  return [...text.matchAll(/"price"\s*:\s*(-?\d+\.\d+)/g)].map(
    ({ 1: price, index }) =>
      `Line ${text.slice(0, index).split('\n').length}: a price is whole pesos without a point, not ${price}`,
  );
}

function namedTwice(file: ClinicFile): string[] {
  return (['locations', 'doctors', 'procedures', 'payers'] as const).flatMap((list) => {
    const ids = file[list].map((each) => each.id);
    return ids
      .filter((each, at) => ids.indexOf(each) !== at)
      .map((each) => `${list} "${each}" is there twice`);
  });
}

/** Whoever is named and is not there: a slip of the pen that would make a clinic nobody can book in. */
function strangers({ locations, doctors, procedures }: ClinicFile): string[] {
  const places = new Set(locations.map((each) => each.id));
  const people = new Set(doctors.map((each) => each.id));
  return [
    ...doctors.flatMap((each) =>
      each.locationIds
        .filter((place) => !places.has(place))
        .map((place) => `doctors "${each.id}" works at "${place}", which is not in locations`),
    ),
    ...procedures.flatMap((each) =>
      (each.doctorIds ?? [])
        .filter((person) => !people.has(person))
        .map((person) => `procedures "${each.id}" names "${person}", who is not in doctors`),
    ),
  ];
}
