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
