import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { OperationInput } from '@/lib/contract/operation';
import type * as contract from '@/lib/contract/patients';
import { patientRoutes } from '@/lib/contract/routes/patient-routes';
import { operationQuery, queryKey } from '@/lib/queries/operation-query';

type List = typeof contract.listPatients;
type Read = typeof contract.readPatient;
type ListQuery = NonNullable<OperationInput<List>['query']>;

export const patientQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: ListQuery) => ({
    ...operationQuery<List>(patientRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  read: (id: string) => operationQuery<Read>(patientRoutes.read, { params: { id } }),
};

/** Read again after a patient was made or changed. */
export const PATIENT_READS = [patientRoutes.list.id, patientRoutes.read.id];

/** What the service answered is the record now. */
export function useKeepPatient() {
  const queries = useQueryClient();
  return (patient: contract.Patient) => {
    queries.setQueryData(
      queryKey<Read>(patientRoutes.read, { params: { id: patient.id } }),
      patient,
    );
  };
}
