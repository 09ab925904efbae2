/** One line of a prescription, as the contract has it; what is not said is empty. */
export interface Medication {
  readonly name: string;
  readonly dosage: string;
  readonly duration: string;
  readonly instructions: string;
}

export const MEDICATION_FIELDS = ['name', 'dosage', 'duration', 'instructions'] as const;

export function isSameMedication(one: Medication, other: Medication): boolean {
  return MEDICATION_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** Its members alone, without blanks around them. */
export function plainMedication(medication: Medication): Medication {
  const { name, dosage, duration, instructions } = medication;
  return {
    name: name.trim(),
    dosage: dosage.trim(),
    duration: duration.trim(),
    instructions: instructions.trim(),
  };
}
