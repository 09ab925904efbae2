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
