/** Ids are opaque; this shape keeps them safe in a path. An id outside of it cannot exist. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** Longest search that is looked at; the rest is cut, so that a pasted page is no error. */
export const SEARCH_MAX_LENGTH = 200;

/** Page cap: published for patient shares, ours for every other list. */
export const MAX_PAGE = 10_000;

/** Twelve digits, whole pesos; sums of amounts this size stay exact. */
export const MAX_PESOS = 999_999_999_999;

/** Characters, in a line of a bill. */
export const MAX_LINE_DESCRIPTION = 300;

/** Characters, on an invoice. */
export const MAX_INVOICE_NOTES = 2_000;

/** Characters, of why something of a bill was taken back or settled. */
export const MAX_REASON = 500;

/** Characters, of why nobody is to be booked at some time: it stands in a column of the agenda. */
export const MAX_BLOCK_REASON = 100;

/** Characters, of what patients are asked on the eve of their appointment. */
export const MAX_CONFIRMATION_TEXT = 600;

/** Characters, of the number a bank gives a payment. */
export const MAX_PAYMENT_REFERENCE = 100;

/** Of one act: a payment for each method, and some by one method twice. */
export const MAX_BATCH_PAYMENTS = 10;

/** Whole, of a bill's line or of a plan's item. */
export const MAX_QUANTITY = 9_999;

/** Of one bill. */
export const MAX_BILL_LINES = 200;

const NEVER_TYPED = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff';

/**
 * What a person may type: no control characters but tab and line breaks, and no half of a character
 * (a lone surrogate), which no database keeps as it came.
 */
export const PRINTABLE = new RegExp(`^[^${NEVER_TYPED}]*$`, 'u');

/** Each character that `PRINTABLE` refuses. */
export const UNPRINTABLE = new RegExp(`[${NEVER_TYPED}]`, 'gu');

/**
 * The same in one line: no tab or line break either, and nothing that turns the direction of what is
 * written after it, which would show another text than the one that is kept.
 */
export const SINGLE_LINE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;

/** Empty, or with something in it to read: a name of spaces without width shows nobody. */
export const READABLE = /^$|[\p{L}\p{N}]/u;

/**
 * Longest value of each member of a patient that can be set, in characters. Apart from the schemas, so
 * that a form in the browser has the same bounds and no schema of the wire.
 */
export const patientLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  documentType: 10,
  documentNumber: 40,
  gender: 20,
  address: { street: 200, city: 100, state: 100, country: 100, postalCode: 20 },
  emergencyContact: { name: 200, phone: 40, relationship: 60 },
} as const;

/** Document types in use in Colombia, in the order people look for them. The list is open. */
export const DOCUMENT_TYPES = [
  'CC',
  'TI',
  'RC',
  'CE',
  'PA',
  'PT',
  'PE',
  'CD',
  'SC',
  'DE',
  'CN',
  'AS',
  'MS',
  'SI',
] as const;

/** Sex as health reporting writes it. The list is open: other systems send other words. */
export const GENDERS = ['F', 'M', 'I'] as const;

/**
 * Bounds of an appointment apart from its schemas, so that a form in the browser has the same ones and
 * no schema of the wire.
 */

/** Characters. */
export const NOTES_MAX_LENGTH = 2_000;

/** Longer than any visit: what goes beyond is a slip in the date. */
export const LONGEST_HOURS = 12;

/** Bounds of a procedure, for the contract and for its form. Lengths are in characters. */
export const procedureLimits = {
  name: 200,
  code: 20,
  specialty: 100,
  description: 2_000,
  /** Minutes: no appointment is longer. */
  duration: 720,
  doctors: 200,
} as const;

/** How much a medical record takes, in characters where nothing else is said. */
export const recordLimits = {
  text: 500,
  textarea: 10_000,
  addendum: 10_000,
  /** Of a number whose template says no range: it, and its negative. */
  number: 1_000_000,
  /** Of what a value is kept under. */
  key: 100,
} as const;

/** How much a prescription takes: characters, and how many medications. */
export const prescriptionLimits = {
  medications: 50,
  name: 200,
  dosage: 500,
  duration: 200,
  instructions: 2_000,
  diagnosis: 500,
  notes: 2_000,
} as const;

/**
 * Bounds of a registered finding. Apart from the schemas, so that a form in the browser has the same
 * ones and no schema of the wire.
 */
export const findingLimits = {
  /** Characters. */
  notes: 1_000,
  items: 50,
  /** Characters. */
  itemName: 200,
} as const;

/** What a line without tax is: a health service is outside the tax, goods may be taxed at 0 %. */
export const UNTAXED_KINDS = ['excluded', 'zero'] as const;
