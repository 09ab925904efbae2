import type { addAddendum, createMedicalRecord } from '@/lib/contract/medical-records';
import { recordRoutes } from '@/lib/contract/record-routes';
import { useOnceMutation } from './once-mutation';

// Records are read by the server alone: nothing of them is kept in the browser to be read anew.
export const useCreateRecord = (heldAs: string, aboutPatient: string) =>
  useOnceMutation<typeof createMedicalRecord>(recordRoutes.create, [], { heldAs, aboutPatient });
export const useAddAddendum = () =>
  useOnceMutation<typeof addAddendum>(recordRoutes.addAddendum, []);
