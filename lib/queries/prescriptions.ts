import { prescriptionRoutes } from '@/lib/contract/prescription-routes';
import type { createPrescription } from '@/lib/contract/prescriptions';
import type { MedicationDeed } from '@/lib/prescriptions/favourite-medications';
import type { Medication } from '@/lib/prescriptions/medication';
import { callHandler } from './call-handler';
import { useOnceMutation } from './once-mutation';

// Prescriptions are read by the server alone: nothing of them is kept in the browser to be read anew.
export const useCreatePrescription = (heldAs: string, aboutPatient: string) =>
  useOnceMutation<typeof createPrescription>(prescriptionRoutes.create, [], {
    heldAs,
    aboutPatient,
  });

/** What there is after it. Throws as `callHandler` does. */
export async function tellMedications(deed: MedicationDeed): Promise<readonly Medication[]> {
  const told = await callHandler('POST', '/api/prescriptions/favourites', { body: deed });
  // Our own handler answers with this very type.
  return (told as { medications: readonly Medication[] }).medications;
}
