import { ownHandler } from '@/lib/queries/own-handler';
import type {
  CashSession,
  ClosingCash,
  OpeningCash,
  ReopeningCash,
  Till,
} from './cash/cash-session';
import type { PlannedLines } from './planned-lines';
import type { PaymentTotals } from './rules/payment-totals';
import type { ShareTotals } from './share-totals';
import type { FoundBill } from './shared/standing-bill';

/** Sums of everything a filter finds; only their number where they are too many to be summed up. */
type Totals<Sums> = { readonly totals: Sums } | { readonly tooMany: number };

/** A filter as its screen's address has it. */
type Filter = Readonly<Record<string, string>>;

/** The handlers of billing. */
export const billingHandlers = {
  /** What a patient's chart plans and is not paid: for people who make invoices. */
  plan: ownHandler<{
    query: { readonly patientId: string; readonly locale: string };
    answer: PlannedLines;
  }>({
    method: 'GET',
    path: '/api/billing/plan',
    right: 'invoices.create',
    action: 'billing.plan',
  }),
  /** The bill that an appointment is on. */
  billOf: ownHandler<{
    query: { readonly appointmentId: string; readonly patientId: string };
    answer: FoundBill;
  }>({ method: 'GET', path: '/api/billing/appointment', right: 'invoices.list' }),
  /** Sums of payments by method. */
  paymentTotals: ownHandler<{ query: Filter; answer: Totals<PaymentTotals> }>({
    method: 'GET',
    path: '/api/billing/payments/totals',
    right: 'payments.list',
  }),
  /** Sums of patient shares by concept and status. */
  shareTotals: ownHandler<{ query: Filter; answer: Totals<ShareTotals> }>({
    method: 'GET',
    path: '/api/billing/patient-shares/totals',
    right: 'patient-shares.of-patient',
    rightWithoutPatient: 'patient-shares.list',
  }),
  /** Payments as CSV. */
  paymentsFile: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/payments/csv',
    right: 'payments.list',
    action: 'payments.csv',
    asksAgain: true,
  }),
  /** Invoices as CSV. */
  invoicesFile: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/invoices/csv',
    right: 'invoices.list',
    action: 'invoices.csv',
    asksAgain: true,
  }),
  /** The documents of a period as a ZIP. */
  invoicesArchive: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/invoices/archive',
    right: 'invoices.export',
    asksAgain: true,
  }),
  /** Patient shares as CSV. */
  exportShares: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/patient-shares/export',
    right: 'patient-shares.of-patient',
    rightWithoutPatient: 'patient-shares.list',
    action: 'patient-shares.export',
    asksAgain: true,
  }),
  /** What patients owe as CSV. */
  exportReceivables: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/receivables/export',
    right: 'receivables.all',
    action: 'receivables.export',
    asksAgain: true,
  }),
  /** The open till of the person who asks, and what it should hold. */
  cash: ownHandler<{
    answer: { readonly session?: CashSession; readonly till?: Till };
  }>({ method: 'GET', path: '/api/billing/cash', right: 'cash.own', unattended: true }),
  openCash: ownHandler<{ body: OpeningCash; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/billing/cash/open',
    right: 'cash.own',
    action: 'cash.open',
  }),
  /** Takes up the person's last session, which was closed, as a new one. */
  reopenCash: ownHandler<{ body: ReopeningCash; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/billing/cash/reopen',
    right: 'cash.own',
    action: 'cash.reopen',
  }),
  closeCash: ownHandler<{ body: ClosingCash; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/billing/cash/close',
    right: 'cash.own',
    action: 'cash.close',
  }),
  /** One session with its movements, or the sessions of a day, as CSV. */
  exportCash: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/billing/cash/export',
    right: 'cash.own',
    action: 'cash.export',
  }),
};
