/** Bounds of a procedure, for the contract and for whoever types one. Lengths are in characters. */
export const procedureLimits = {
  name: 200,
  code: 20,
  specialty: 100,
  description: 2_000,
  /** Minutes: no appointment is longer. */
  duration: 720,
  doctors: 200,
} as const;
