import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billingHandlers } from '@/lib/billing/handlers';
import { filterParams, type ShareView } from '@/lib/billing/share-view';
import { shareRoutes } from '@/lib/contract/billing-routes';
import type { OperationInput } from '@/lib/contract/operation';
import type * as contract from '@/lib/contract/patient-shares';
import { callOwn } from './call-own';
import { operationQuery } from './operation-query';

type List = typeof contract.listPatientShares;
type OfPatient = typeof contract.listPatientSharesOf;

const SHARE_TOTALS = 'share-totals';

export const shareQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<List>['query']>) => ({
    ...operationQuery<List>(shareRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  ofPatient: (patientId: string, page: number, limit: number) => ({
    ...operationQuery<OfPatient>(shareRoutes.ofPatient, {
      params: { patientId },
      query: { page, limit, with: 'resolutions' },
    }),
    placeholderData: keepPreviousData,
  }),
  /** Sums of everything a filter finds; only the number of what is too much to be summed up. */
  totals: (filter: Omit<ShareView, 'page'>) => {
    const asked = filterParams(filter);
    return queryOptions({
      queryKey: [SHARE_TOTALS, asked.toString()],
      queryFn: ({ signal }) =>
        callOwn(billingHandlers.shareTotals, { query: Object.fromEntries(asked), signal }),
    });
  },
};

/** Reads that show a patient's share. */
export const SHARE_READS = [shareRoutes.list.id, shareRoutes.ofPatient.id, SHARE_TOTALS];
