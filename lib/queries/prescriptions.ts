import type { MedicationDeed } from '@/lib/prescriptions/favourite-medications';
import { prescriptionHandlers } from '@/lib/prescriptions/handlers';
import type { Medication } from '@/lib/prescriptions/medication';
import { callOwn } from './call-own';

/** What there is after it. Throws as `callHandler` does. */
export async function tellMedications(deed: MedicationDeed): Promise<readonly Medication[]> {
  const told = await callOwn(prescriptionHandlers.changeFavourites, { body: deed });
  return told.medications;
}
