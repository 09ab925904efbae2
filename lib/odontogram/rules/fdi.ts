/**
 * Teeth by their FDI number: the first digit is the quadrant (1–4 permanent, 5–8 temporary), the
 * second the position from the middle. Which findings there are is the clinic's catalog, not this.
 */
export const DENTITION_MODES = ['adult', 'mixed', 'child'] as const;
export type DentitionMode = (typeof DENTITION_MODES)[number];
export type Dentition = 'permanent' | 'temporary';

const PERMANENT_TEETH = teeth([1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]);
const TEMPORARY_TEETH = teeth([5, 6, 7, 8], [1, 2, 3, 4, 5]);
const EVERY_TOOTH = new Set([...PERMANENT_TEETH, ...TEMPORARY_TEETH]);

/** As mixed dentition begins: incisors and first molars have come, canines and the molars of milk stay. */
export const DEFAULT_TEMPORARY_TEETH = teeth([5, 6, 7, 8], [3, 4, 5]);

function teeth(quadrants: readonly number[], positions: readonly number[]): readonly number[] {
  return quadrants.flatMap((quadrant) => positions.map((position) => quadrant * 10 + position));
}

/** A service may know more modes than we do. */
export function isDentitionMode(value: string): value is DentitionMode {
  return DENTITION_MODES.some((mode) => mode === value);
}

/** Whether a number is that of a tooth: 11–18 … 41–48, 51–55 … 81–85. */
export function isFdi(value: number): boolean {
  return EVERY_TOOTH.has(value);
}

export function dentitionOf(fdi: number): Dentition {
  return fdi > 50 ? 'temporary' : 'permanent';
}

/** The tooth of the same place in the other dentition. The molars 6–8 and numbers of no tooth have none. */
export function counterpartOf(fdi: number): number | undefined {
  const other = fdi + (dentitionOf(fdi) === 'permanent' ? 40 : -40);
  return isFdi(fdi) && isFdi(other) ? other : undefined;
}

/** The temporary teeth that a mode shows, ascending; `chosen` are those of a mixed dentition. */
export function temporaryTeethOf(mode: DentitionMode, chosen: readonly number[]): number[] {
  if (mode === 'adult') return [];
  return [...(mode === 'child' ? TEMPORARY_TEETH : chosen)].sort((a, b) => a - b);
}

/**
 * The teeth that a chart shows. In mixed dentition each of the twenty places with a pair shows one
 * tooth of it. The permanent molars are there too, for what is charted of one is often that it has
 * not erupted.
 */
export function teethShown(mode: DentitionMode, chosen: readonly number[]): ReadonlySet<number> {
  const temporary = temporaryTeethOf(mode, chosen);
  if (mode === 'child') return new Set(temporary);
  const replaced = new Set(temporary.map(counterpartOf));
  return new Set([...PERMANENT_TEETH.filter((fdi) => !replaced.has(fdi)), ...temporary]);
}
