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
