import { prescriptionRoutes } from '@/lib/contract/prescription-routes';
import type { createPrescription } from '@/lib/contract/prescriptions';
import type { MedicationDeed } from '@/lib/prescriptions/favourite-medications';
import { prescriptionHandlers } from '@/lib/prescriptions/handlers';
import type { Medication } from '@/lib/prescriptions/medication';
import { callOwn } from './call-own';
import { useOnceMutation } from './once-mutation';

// Prescriptions are read by the server alone: nothing of them is kept in the browser to be read anew.
export const useCreatePrescription = (heldAs: string, aboutPatient: string) =>
  useOnceMutation<typeof createPrescription>(prescriptionRoutes.create, [], {
    heldAs,
    aboutPatient,
  });

/** What there is after it. Throws as `callHandler` does. */
export async function tellMedications(deed: MedicationDeed): Promise<readonly Medication[]> {
  const told = await callOwn(prescriptionHandlers.changeFavourites, { body: deed });
  return told.medications;
}
