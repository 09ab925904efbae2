import { keepPreviousData } from '@tanstack/react-query';
import { chargeRoutes, shareRoutes } from '@/lib/contract/billing-routes';
import type * as charges from '@/lib/contract/charges';
import type { OperationInput } from '@/lib/contract/operation';
import { useOnceMutation } from './once-mutation';
import { operationQuery } from './operation-query';
import { SHARE_TOTALS } from './patient-shares';
import { STANDING_BILL } from './standing-bill';

type List = typeof charges.listCharges;

export const chargeQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<List>['query']>) => ({
    ...operationQuery<List>(chargeRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
};

/** Reads that show a charge or the patient's share of one. */
export const CHARGE_READS = [
  chargeRoutes.list.id,
  shareRoutes.ofPatient.id,
  shareRoutes.list.id,
  SHARE_TOTALS,
  STANDING_BILL,
];

export const useCreateCharge = () =>
  useOnceMutation<typeof charges.createCharge>(chargeRoutes.create, CHARGE_READS);
