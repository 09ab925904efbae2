import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperationInput } from '@/lib/contract/operation';
import { changePatient, createPatient, listPatients, readPatient } from '@/lib/contract/patients';
import { browserCall } from './browser-call';
import { operationQuery, queryKey } from './operation-query';

type ListQuery = NonNullable<OperationInput<typeof listPatients>['query']>;

export const patientQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: ListQuery) => ({
    ...operationQuery(listPatients, { query }),
    placeholderData: keepPreviousData,
  }),
  read: (id: string) => operationQuery(readPatient, { params: { id } }),
};

export function useCreatePatient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<typeof createPatient>) => browserCall(createPatient, input),
    onSuccess: (patient) => {
      queries.setQueryData(queryKey(readPatient, { params: { id: patient.id } }), patient);
      return queries.invalidateQueries({ queryKey: [listPatients.id] });
    },
  });
}

export function useChangePatient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<typeof changePatient>) => browserCall(changePatient, input),
    onSuccess: (patient) => {
      queries.setQueryData(queryKey(readPatient, { params: { id: patient.id } }), patient);
      return queries.invalidateQueries({ queryKey: [listPatients.id] });
    },
  });
}
