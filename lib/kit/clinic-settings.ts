import * as z from 'zod/mini';
import { MAX_CONFIRMATION_TEXT, PRINTABLE, READABLE, SINGLE_LINE } from '@/lib/contract/limits';
import { unknownPlaces } from './text/confirmation-text';

/** Smallest and largest whole number that each setting takes. */
export const SAFETY_LIMITS = {
  chartsPerHour: { low: 10, high: 1_000 },
  guesses: { low: 3, high: 20 },
  firstLockMinutes: { low: 1, high: 240 },
  pesosUnasked: { low: 0, high: 100_000_000 },
} as const;

export type SafetySetting = keyof typeof SAFETY_LIMITS;
export const SAFETY_SETTINGS = Object.keys(SAFETY_LIMITS) as readonly SafetySetting[];

const whole = (name: SafetySetting) => {
  const { low, high } = SAFETY_LIMITS[name];
  return z.int().check(z.gte(low), z.lte(high));
};

export const safetySettings = z.strictObject({
  /** Patients whose data one person opens within an hour before the administrators are told. */
  chartsPerHour: whole('chartsPerHour'),
  /** Wrong passwords before an account is locked for a device it does not know. */
  guesses: whole('guesses'),
  /** Minutes of the first lock of a day; each further one is twice as long. */
  firstLockMinutes: whole('firstLockMinutes'),
  /** Whole pesos that may be reversed, given back, credited or voided without the password being asked for again. */
  pesosUnasked: whole('pesosUnasked'),
});

export type SafetySettings = z.output<typeof safetySettings>;

const confirmationText = z.string().check(
  z.overwrite((typed) => typed.replace(/\r\n?/g, '\n').trim()),
  z.minLength(1, 'required'),
  z.maxLength(MAX_CONFIRMATION_TEXT, 'tooLong'),
  z.regex(PRINTABLE, 'characters'),
  z.regex(READABLE, 'required'),
  z.refine((text) => unknownPlaces(text).length === 0, 'placeholder'),
);

/** What patients are asked on the eve of their appointment, in each language. */
export const confirmationSettings = z.strictObject({
  spanish: confirmationText,
  english: confirmationText,
});

export type ConfirmationSettings = z.output<typeof confirmationSettings>;
export const CONFIRMATION_SETTINGS = ['spanish', 'english'] as const;

/** Most reasons, and characters of each. */
export const REASON_LIMITS = { count: 12, length: 60 } as const;

export const deskSettings = z.strictObject({
  /** Next openings are also proposed on public holidays. */
  worksHolidays: z.boolean(),
  /** Why appointments are canceled, in the clinic's words; none: nobody is asked. */
  cancelReasons: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(REASON_LIMITS.length, 'length'),
          z.regex(SINGLE_LINE, 'characters'),
        ),
    )
    .check(
      z.maxLength(REASON_LIMITS.count, 'count'),
      z.refine((reasons) => new Set(reasons).size === reasons.length, 'twice'),
    ),
});

export type DeskSettings = z.output<typeof deskSettings>;

/** What a clinic decides for itself, by the section of its screen. */
export interface ClinicSettings {
  readonly safety: SafetySettings;
  readonly confirmation: ConfirmationSettings;
  readonly desk: DeskSettings;
}

export const DEFAULT_SETTINGS: ClinicSettings = {
  safety: { chartsPerHour: 100, guesses: 5, firstLockMinutes: 15, pesosUnasked: 200_000 },
  confirmation: {
    spanish:
      'Hola, {nombre}. Le recordamos su cita: {fecha}, {hora}, en {sede}. ¿Nos confirma si puede venir? Gracias.',
    english:
      'Hi, {name}. This is a reminder of your appointment: {date}, {time}, at {place}. Can you confirm that you’re coming? Thank you.',
  },
  desk: {
    worksHolidays: false,
    cancelReasons: [
      'El paciente no puede venir',
      'El paciente está enfermo',
      'El paciente prefiere otra fecha',
      'El profesional no está',
      'Se agendó por error',
    ],
  },
};

const version = z.int().check(z.gte(0));

/** Request of a change: one section, and the version that its form was filled from. */
export const settingsChange = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('safety'), version, values: safetySettings }),
  z.strictObject({ section: z.literal('confirmation'), version, values: confirmationSettings }),
  z.strictObject({ section: z.literal('desk'), version, values: deskSettings }),
]);

export type SettingsChange = z.output<typeof settingsChange>;
export type SectionChange<Section extends SettingsChange['section']> = Extract<
  SettingsChange,
  { section: Section }
>;
