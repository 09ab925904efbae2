import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperationInput } from '@/lib/contract/operation';
import { patientRoutes } from '@/lib/contract/patient-routes';
import type * as contract from '@/lib/contract/patients';
import { browserCall } from './browser-call';
import { operationQuery, queryKey } from './operation-query';

type List = typeof contract.listPatients;
type Read = typeof contract.readPatient;
type Create = typeof contract.createPatient;
type Change = typeof contract.changePatient;
type ListQuery = NonNullable<OperationInput<List>['query']>;

export const patientQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: ListQuery) => ({
    ...operationQuery<List>(patientRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  read: (id: string) => operationQuery<Read>(patientRoutes.read, { params: { id } }),
};

export function useCreatePatient() {
  const keep = useKeepPatient();
  return useMutation({
    mutationFn: (input: OperationInput<Create>) => browserCall<Create>(patientRoutes.create, input),
    onSuccess: keep,
  });
}

export function useChangePatient() {
  const keep = useKeepPatient();
  return useMutation({
    mutationFn: (input: OperationInput<Change>) => browserCall<Change>(patientRoutes.change, input),
    onSuccess: keep,
  });
}

/** What the service answered is the record now; every list may be different. */
function useKeepPatient() {
  const queries = useQueryClient();
  return (patient: contract.Patient) => {
    queries.setQueryData(
      queryKey<Read>(patientRoutes.read, { params: { id: patient.id } }),
      patient,
    );
    return queries.invalidateQueries({ queryKey: [patientRoutes.list.id] });
  };
}
