import type { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import type { OperationResult } from '@/lib/contract/operation';
import { patients } from '../db/schema/patients';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import {
  ACCOUNT_STATUSES,
  CONCEPTS,
  type Locale,
  periodLabel,
  REVIEW_REASONS,
  SHARE_METHOD_LABELS,
  SHARE_STATUS_LABELS,
} from '../wording/billing-labels';

/** Of a share joined with its patient, charge, account and payer. */
export const shareColumns = {
  id: patientShares.id,
  patientId: patientShares.patientId,
  chargeId: patientShares.chargeId,
  concept: patientShares.concept,
  amount: patientShares.amount,
  paymentMethod: patientShares.paymentMethod,
  status: patientShares.status,
  receiptNumber: patientShares.receiptNumber,
  paidAt: patientShares.paidAt,
  collectedBy: patientShares.collectedBy,
  flaggedAt: patientShares.flaggedAt,
  flagReason: patientShares.flagReason,
  resolution: patientShares.resolution,
  resolutionNote: patientShares.resolutionNote,
  resolvedBy: patientShares.resolvedBy,
  resolvedAt: patientShares.resolvedAt,
  serviceDate: charges.serviceDate,
  chargeRemovedAt: charges.removedAt,
  accountId: payerAccounts.id,
  accountNumber: payerAccounts.number,
  accountPeriod: payerAccounts.period,
  accountStatus: payerAccounts.status,
  accountRemovedAt: payerAccounts.removedAt,
  payerName: payers.name,
  patient: { firstName: patients.firstName, lastName: patients.lastName },
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
  | 'paidAt'
  | 'collectedBy'
  | 'flaggedAt'
  | 'flagReason'
  | 'resolution'
  | 'resolutionNote'
  | 'resolvedBy'
  | 'resolvedAt'
> & {
  readonly serviceDate: string;
  readonly chargeRemovedAt: Date | null;
  readonly accountId: string;
  readonly accountNumber: string | null;
  readonly accountPeriod: string;
  readonly accountStatus: keyof typeof ACCOUNT_STATUSES;
  readonly accountRemovedAt: Date | null;
  readonly payerName: string;
};
type ClinicShareRow = ShareRow & {
  readonly patient: { readonly firstName: string; readonly lastName: string };
};

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
  return {
    ...toShare(row, locale),
    patientId: row.patientId,
    patient: row.patient,
    chargeId: row.chargeId,
    receiptNumber: row.receiptNumber,
    resolution: toResolution(row),
  };
}

/** How the review ended, if there was one and it has. */
export function toResolution(row: ShareRow): ClinicShare['resolution'] {
  if (row.resolution === null) return undefined;
  return {
    resolution: row.resolution,
    note: row.resolutionNote ?? '',
    resolvedBy: row.resolvedBy ?? '',
    resolvedAt: row.resolvedAt?.toISOString() ?? '',
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
