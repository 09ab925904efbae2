import type { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import type { OperationResult } from '@/lib/contract/operation';
import { refunds } from '../db/schema/corrections';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import { type Identity, identityColumns } from '../patients/columns';
import {
  ACCOUNT_STATUSES,
  CONCEPTS,
  type Locale,
  periodLabel,
  REVIEW_REASONS,
  SHARE_METHOD_LABELS,
  SHARE_STATUS_LABELS,
} from '../wording/billing-labels';

/** Of a share joined with its patient, charge, account and payer, and with its refund if it has one. */
export const shareColumns = {
  id: patientShares.id,
  patientId: patientShares.patientId,
  chargeId: patientShares.chargeId,
  concept: patientShares.concept,
  amount: patientShares.amount,
  paymentMethod: patientShares.paymentMethod,
  status: patientShares.status,
  receiptNumber: patientShares.receiptNumber,
  reference: patientShares.reference,
  paidAt: patientShares.paidAt,
  createdBy: patientShares.createdBy,
  collectedBy: patientShares.collectedBy,
  flaggedAt: patientShares.flaggedAt,
  flagReason: patientShares.flagReason,
  resolution: patientShares.resolution,
  resolutionNote: patientShares.resolutionNote,
  resolvedBy: patientShares.resolvedBy,
  resolvedAt: patientShares.resolvedAt,
  cancelledAt: patientShares.cancelledAt,
  cancelReason: patientShares.cancelReason,
  cancelledBy: patientShares.cancelledBy,
  refund: {
    id: refunds.id,
    number: refunds.number,
    method: refunds.method,
    reference: refunds.reference,
    createdAt: refunds.createdAt,
  },
  serviceDate: charges.serviceDate,
  chargeRemovedAt: charges.removedAt,
  accountId: payerAccounts.id,
  accountNumber: payerAccounts.number,
  accountPeriod: payerAccounts.period,
  accountStatus: payerAccounts.status,
  accountRemovedAt: payerAccounts.removedAt,
  payerName: payers.name,
  patient: identityColumns,
};

export type ShareRow = Pick<
  typeof patientShares.$inferSelect,
  | 'id'
  | 'patientId'
  | 'chargeId'
  | 'concept'
  | 'amount'
  | 'paymentMethod'
  | 'status'
  | 'receiptNumber'
  | 'reference'
  | 'paidAt'
  | 'createdBy'
  | 'collectedBy'
  | 'flaggedAt'
  | 'flagReason'
  | 'resolution'
  | 'resolutionNote'
  | 'resolvedBy'
  | 'resolvedAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'cancelledBy'
> & {
  readonly refund: Pick<
    typeof refunds.$inferSelect,
    'id' | 'number' | 'method' | 'reference' | 'createdAt'
  > | null;
  readonly serviceDate: string;
  readonly chargeRemovedAt: Date | null;
  readonly accountId: string;
  readonly accountNumber: string | null;
  readonly accountPeriod: string;
  readonly accountStatus: keyof typeof ACCOUNT_STATUSES;
  readonly accountRemovedAt: Date | null;
  readonly payerName: string;
};
type ClinicShareRow = ShareRow & { readonly patient: Identity };

type Share = OperationResult<typeof listPatientSharesOf>['payments'][number];
type ClinicShare = OperationResult<typeof listPatientShares>['data'][number];

export function toShare(row: ShareRow, locale: Locale): Share {
  const account = toAccount(row, locale);
  return {
    id: row.id,
    paymentDate: row.paidAt.toISOString(),
    concept: row.concept,
    conceptLabel: CONCEPTS[row.concept][locale],
    amount: row.amount,
    currency: 'COP',
    paymentMethod: row.paymentMethod,
    paymentMethodLabel: SHARE_METHOD_LABELS[row.paymentMethod][locale],
    payerName: account === null ? null : row.payerName,
    payerAccount: account,
    serviceDate: row.chargeRemovedAt === null ? row.serviceDate : null,
    status: row.status,
    statusLabel: SHARE_STATUS_LABELS[row.status][locale],
    receiptAvailable: row.status === 'completed',
    review: toReview(row, locale),
  };
}

export function toClinicShare(row: ClinicShareRow, locale: Locale): ClinicShare {
  const { firstName, lastName } = row.patient;
  return {
    ...toShare(row, locale),
    patientId: row.patientId,
    patient: { firstName, lastName },
    chargeId: row.chargeId,
    ...toHistory(row),
  };
}

/** What became of it beyond what the published contract shows. */
export function toHistory(row: ShareRow) {
  const { receiptNumber, reference } = row;
  const isCollected = receiptNumber !== null;
  return {
    receiptNumber,
    reference,
    collectedBy: isCollected ? { id: row.createdBy, name: row.collectedBy } : undefined,
    resolution: toResolution(row),
    refund: toRefund(row),
    cancellation: toCancellation(row),
  } satisfies Partial<ClinicShare>;
}

/** How the review ended, if there was one and it has. */
function toResolution(row: ShareRow): ClinicShare['resolution'] {
  if (row.resolution === null) return undefined;
  return {
    resolution: row.resolution,
    note: row.resolutionNote ?? '',
    resolvedBy: row.resolvedBy ?? '',
    resolvedAt: row.resolvedAt?.toISOString() ?? '',
  };
}

function toRefund({ refund }: ShareRow): ClinicShare['refund'] {
  if (refund === null) return undefined;
  const { id, number, method, reference, createdAt } = refund;
  return { id, number, method, reference, at: createdAt.toISOString() };
}

function toCancellation(row: ShareRow): ClinicShare['cancellation'] {
  if (row.cancelledAt === null) return undefined;
  return {
    reason: row.cancelReason,
    at: row.cancelledAt.toISOString(),
    by: row.cancelledBy ?? '',
  };
}

/** An account that went with its last charge is not shown, though its row stays. */
function toAccount(row: ShareRow, locale: Locale): Share['payerAccount'] {
  if (row.accountRemovedAt !== null) return null;
  return {
    id: row.accountId,
    number: row.accountNumber,
    period: row.accountPeriod,
    periodLabel: periodLabel(row.accountPeriod, locale),
    status: row.accountStatus,
    statusLabel: ACCOUNT_STATUSES[row.accountStatus][locale],
  };
}

/** Until somebody settles it. */
function toReview({ flaggedAt, flagReason, resolvedAt }: ShareRow, locale: Locale) {
  if (flaggedAt === null || flagReason === null || resolvedAt !== null) return null;
  return {
    reason: flagReason,
    reasonLabel: REVIEW_REASONS[flagReason][locale],
    flaggedAt: flaggedAt.toISOString(),
  };
}
