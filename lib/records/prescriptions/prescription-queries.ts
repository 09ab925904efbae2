import type { Medication } from '@/lib/kit/medication';
import { callOwn } from '@/lib/queries/call-own';
import type { MedicationDeed } from './favourite-medications';
import { prescriptionHandlers } from './handlers';

/** What there is after it. Throws as `callHandler` does. */
export async function tellMedications(deed: MedicationDeed): Promise<readonly Medication[]> {
  const told = await callOwn(prescriptionHandlers.changeFavourites, { body: deed });
  return told.medications;
}
