import * as z from 'zod/mini';

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

/** What a clinic decides for itself, by the section of its screen. */
export interface ClinicSettings {
  readonly safety: SafetySettings;
}

export const DEFAULT_SETTINGS: ClinicSettings = {
  safety: { chartsPerHour: 100, guesses: 5, firstLockMinutes: 15, pesosUnasked: 200_000 },
};

/** Request of a change: one section, and the version that its form was filled from. */
export const settingsChange = z.strictObject({
  section: z.literal('safety'),
  version: z.int().check(z.gte(0)),
  values: safetySettings,
});

export type SettingsChange = z.output<typeof settingsChange>;
