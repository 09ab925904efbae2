import { DOCUMENT_TYPES, GENDERS } from '@/lib/contract/limits';
import { ADULT_AGE, type Age } from '@/lib/kit/dates/age';
import { plainLetters } from './plain-letters';

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export function isDocumentType(value: string): value is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === value);
}

/** A type as it is kept: one we know in its own capitals, any other as it was written. */
export function canonicalDocumentType(type: string): string {
  const capitals = type.toUpperCase();
  return isDocumentType(capitals) ? capitals : type;
}

export type Gender = (typeof GENDERS)[number];

export function isGender(value: string): value is Gender {
  return GENDERS.some((gender) => gender === value);
}

export type DocumentShape =
  | { readonly kind: 'digits'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'alphanumeric'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'none' };

const anyAlphanumeric = { kind: 'alphanumeric', minimum: 1, maximum: 40 } as const;
const none = { kind: 'none' } as const;

const SHAPES: Readonly<Record<DocumentType, DocumentShape>> = {
  CC: { kind: 'digits', minimum: 5, maximum: 10 },
  TI: { kind: 'digits', minimum: 10, maximum: 11 },
  RC: { kind: 'digits', minimum: 10, maximum: 11 },
  CE: { kind: 'digits', minimum: 6, maximum: 7 },
  PA: { kind: 'alphanumeric', minimum: 4, maximum: 20 },
  PT: anyAlphanumeric,
  PE: anyAlphanumeric,
  CD: anyAlphanumeric,
  SC: anyAlphanumeric,
  DE: anyAlphanumeric,
  CN: anyAlphanumeric,
  AS: none,
  MS: none,
  SI: none,
};

/** The usual shape of a number of this type; null where the type is not one we know. */
export function documentShape(type: string): DocumentShape | null {
  return isDocumentType(type) ? SHAPES[type] : null;
}

/** Whether the type says that the person has no document, so a number is not missed. */
export function isUndocumented(type: string): boolean {
  return documentShape(type)?.kind === 'none';
}

/**
 * The number as it is kept: digits without the dots and spaces people write between them, letters in
 * capitals, and no zeros before a citizen's number, as older barcodes have them. Beside letters punctuation stays: `X-77.889/Q` is how that document has it.
 */
export function normalizeDocumentNumber(type: string, number: string): string {
  const trimmed = number.trim();
  if (!isDocumentType(type)) return trimmed;
  if (!/^[\d\s.,]+$/.test(trimmed)) return trimmed.toUpperCase();
  const digits = withoutSeparators(trimmed);
  return SHAPES[type].kind === 'digits' ? digits.replace(/^0+(?=\d)/, '') : digits;
}

/**
 * What two writings of one number have in common, its letters and digits: `ab-12.3` is `AB 123`.
 * Empty where there are none, and then it is no number.
 */
export function documentKey(number: string): string {
  return plainLetters(number).replace(/[^a-z0-9]/g, '');
}

/** The same without the zeros that older barcodes pad a number with. */
export function unpaddedDocument(number: string): string {
  return documentKey(number).replace(/^0+(?=\d+$)/, '');
}

function withoutSeparators(number: string): string {
  return number.replace(/[\s.,]/g, '');
}

/**
 * Why a number does not look like its type, as the shape it misses; null when it does, when it is
 * empty or when the type is unknown. A warning, never a refusal: real documents break every shape.
 */
export function documentShapeMissed(type: string, number: string): DocumentShape | null {
  const shape = documentShape(type);
  const value = withoutSeparators(number).toUpperCase();
  if (shape === null || shape.kind === 'none' || value === '') return null;
  const characters = shape.kind === 'digits' ? /^\d+$/ : /^[A-Z0-9-]+$/;
  const fits =
    characters.test(value) && value.length >= shape.minimum && value.length <= shape.maximum;
  return fits ? null : shape;
}

/** The document a citizen of this age carries: under 7 RC, under 18 TI, then CC. A hint. */
export function documentTypeForAge(age: Age): DocumentType {
  if (age.years < 7) return 'RC';
  return age.years < ADULT_AGE ? 'TI' : 'CC';
}

/**
 * The type that would suit the age better than the one given, among those that follow age; null
 * when the given one suits or does not depend on age (a passport, a permit).
 */
export function betterDocumentType(type: string, age: Age | null): DocumentType | null {
  if (age === null || !['CC', 'TI', 'RC', 'AS', 'MS'].includes(type)) return null;
  if (type === 'AS' || type === 'MS') {
    const expected = age.years < ADULT_AGE ? 'MS' : 'AS';
    return expected === type ? null : expected;
  }
  const expected = documentTypeForAge(age);
  return expected === type ? null : expected;
}

/** Types whose number is the citizen's number, printed in groups of three. */
const GROUPED: readonly string[] = ['CC', 'TI', 'RC'];

/** `1.020.304.050` for a citizen's number; any other number as it came. */
export function formatDocumentNumber(type: string | undefined, number: string): string {
  // Eleven digits are the older numbers that begin with the date of birth; nobody groups those.
  if (type === undefined || !GROUPED.includes(type) || !/^\d{4,10}$/.test(number)) return number;
  return number.replace(/\B(?=(\d{3})+$)/g, '.');
}
