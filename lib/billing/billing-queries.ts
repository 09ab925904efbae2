import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STANDING_BILL } from '@/lib/billing/shared/standing-bill-queries';
import type * as charges from '@/lib/contract/billing/charges';
import type * as invoices from '@/lib/contract/billing/invoices';
import type * as shares from '@/lib/contract/billing/patient-shares';
import type * as payments from '@/lib/contract/billing/payments';
import type * as receivables from '@/lib/contract/billing/receivables';
import type * as unbilled from '@/lib/contract/billing/unbilled';
import type { Operation, OperationInput } from '@/lib/contract/operation';
import {
  chargeRoutes,
  invoiceRoutes,
  paymentRoutes,
  receivableRoutes,
  shareRoutes,
  unbilledRoutes,
} from '@/lib/contract/routes/billing-routes';
import { callOwn } from '@/lib/queries/call-own';
import { operationQuery } from '@/lib/queries/operation-query';
import { billingHandlers } from './handlers';
import { type PaymentFilter, paymentFilter } from './payment-view';
import { filterParams, type ShareView } from './share-view';

type ListQuery<Listed extends Operation> = NonNullable<OperationInput<Listed>['query']>;

/** A list whose rows stay on the screen until the next answer is here. */
const kept = <Query extends object>(query: Query) => ({
  ...query,
  placeholderData: keepPreviousData,
});

const SHARE_TOTALS = 'share-totals';

export const shareQueries = {
  list: (query: ListQuery<typeof shares.listPatientShares>) =>
    kept(operationQuery<typeof shares.listPatientShares>(shareRoutes.list, { query })),
  ofPatient: (patientId: string, page: number, limit: number) => ({
    ...operationQuery<typeof shares.listPatientSharesOf>(shareRoutes.ofPatient, {
      params: { patientId },
      query: { page, limit, with: 'resolutions' },
    }),
    placeholderData: keepPreviousData,
  }),
  /** The totals of all rows that a filter finds. Of too many rows it has the number alone. */
  totals: (filter: Partial<Omit<ShareView, 'page'>>) => {
    const asked = filterParams(filter);
    return queryOptions({
      queryKey: [SHARE_TOTALS, asked.toString()],
      queryFn: ({ signal }) =>
        callOwn(billingHandlers.shareTotals, { query: Object.fromEntries(asked), signal }),
    });
  },
};

/** Reads that show a patient's share. */
export const SHARE_READS = [
  shareRoutes.list.id,
  shareRoutes.ofPatient.id,
  SHARE_TOTALS,
  chargeRoutes.list.id,
];

export const chargeQueries = {
  list: (query: ListQuery<typeof charges.listCharges>) =>
    kept(operationQuery<typeof charges.listCharges>(chargeRoutes.list, { query })),
};

/** Reads that show a charge or the patient's share of one. */
export const CHARGE_READS = [...SHARE_READS, STANDING_BILL, unbilledRoutes.list.id];

export const receivableQueries = {
  list: (query: ListQuery<typeof receivables.listReceivables>) =>
    kept(operationQuery<typeof receivables.listReceivables>(receivableRoutes.list, { query })),
};

export const unbilledQueries = {
  list: (query: ListQuery<typeof unbilled.listUnbilled>) =>
    kept(operationQuery<typeof unbilled.listUnbilled>(unbilledRoutes.list, { query })),
};

const PAYMENT_TOTALS = 'payment-totals';

export const paymentQueries = {
  list: (query: ListQuery<typeof payments.listPayments>) =>
    kept(operationQuery<typeof payments.listPayments>(paymentRoutes.list, { query })),
  /** The totals of all rows that a filter finds. Of too many rows it has the number alone. */
  totals: (filter: PaymentFilter) => {
    const asked = paymentFilter(filter);
    return queryOptions({
      queryKey: [PAYMENT_TOTALS, JSON.stringify(asked)],
      queryFn: ({ signal }) => callOwn(billingHandlers.paymentTotals, { query: asked, signal }),
    });
  },
};

const CASH = 'cash';

/** The person's own till; `sessionId` is of the session that is shown. */
export const cashQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [CASH, sessionId],
    queryFn: ({ signal }) => callOwn(billingHandlers.cash, { signal }),
  });

/** Reads that show the person's own till. */
export const CASH_READS = [CASH];

export const invoiceQueries = {
  list: (query: ListQuery<typeof invoices.listInvoices>) =>
    kept(operationQuery<typeof invoices.listInvoices>(invoiceRoutes.list, { query })),
  read: (id: string) =>
    operationQuery<typeof invoices.readInvoice>(invoiceRoutes.read, { params: { id } }),
};

const PLANNED_LINES = 'planned-lines';

/** Reads that show an invoice, what was received or is owed on it, or what an appointment is billed on. */
export const INVOICE_READS = [
  invoiceRoutes.list.id,
  invoiceRoutes.read.id,
  paymentRoutes.list.id,
  PAYMENT_TOTALS,
  STANDING_BILL,
  receivableRoutes.list.id,
  unbilledRoutes.list.id,
  PLANNED_LINES,
];

/** What a patient's chart plans, to be billed; `locale` is the language of its words. */
export const plannedLinesQuery = (patientId: string, locale: string) =>
  queryOptions({
    queryKey: [PLANNED_LINES, patientId, locale],
    queryFn: ({ signal }) =>
      callOwn(billingHandlers.plan, { query: { patientId, locale }, signal }),
  });
