import { keepPreviousData } from '@tanstack/react-query';
import { chargeRoutes } from '@/lib/contract/billing-routes';
import type * as charges from '@/lib/contract/charges';
import type { OperationInput } from '@/lib/contract/operation';
import { operationQuery } from './operation-query';
import { SHARE_READS } from './patient-shares';
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
export const CHARGE_READS = [chargeRoutes.list.id, ...SHARE_READS, STANDING_BILL];
