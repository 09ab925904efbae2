import { isSameMedication, type Medication } from '@/lib/kit/medication';

/** What a dentist does to theirs; told one by one, so that two windows lose nothing of each other. */
export type MedicationDeed = { readonly marked: Medication } | { readonly unmarked: Medication };

/** More than a list shows without scrolling; the longest marked go first. */
const MOST = 60;

export function withMedicationDeed(
  kept: readonly Medication[],
  deed: MedicationDeed,
): readonly Medication[] {
  const about = 'marked' in deed ? deed.marked : deed.unmarked;
  const others = kept.filter((one) => !isSameMedication(one, about));
  return 'marked' in deed ? [...others, about].slice(-MOST) : others;
}
