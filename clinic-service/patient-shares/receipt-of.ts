import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { StoredLine } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { charges, patientShares, payerAccounts, payers } from '../db/schema/payers';
import type { Fact } from '../documents/facts';
import type { Formats } from '../documents/formats';
import type { Receipt } from '../payments/receipt-of';
import { CONCEPTS, type Locale, periodLabel, SHARE_METHOD_LABELS } from '../wording/billing-labels';
import { DOCUMENT_WORDS } from '../wording/documents';
import { type ShareRow, shareColumns } from './columns';

/** Services a receipt names; the rest are counted. */
const NAMED_SERVICES = 3;

/** What the receipt of a patient's share says; undefined where there is no such share. */
export async function shareReceipt(
  { db, principal }: Context,
  id: string,
  { language, date }: Formats,
): Promise<Receipt | undefined> {
  const { firstName, lastName, documentType, documentNumber } = patients;
  const [row] = await db
    .select({
      share: shareColumns,
      lines: charges.lines,
      patient: { firstName, lastName, documentType, documentNumber },
    })
    .from(patientShares)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, patientShares.clinicId), eq(patients.id, patientShares.patientId)),
    )
    .innerJoin(
      charges,
      and(eq(charges.clinicId, patientShares.clinicId), eq(charges.id, patientShares.chargeId)),
    )
    .innerJoin(
      payerAccounts,
      and(
        eq(payerAccounts.clinicId, charges.clinicId),
        eq(payerAccounts.id, charges.payerAccountId),
      ),
    )
    .innerJoin(
      payers,
      and(eq(payers.clinicId, payerAccounts.clinicId), eq(payers.id, payerAccounts.payerId)),
    )
    .where(and(eq(patientShares.clinicId, principal.clinicId), eq(patientShares.id, id)));
  if (row === undefined) return undefined;
  const { share, lines, patient } = row;
  const words = DOCUMENT_WORDS[language].receipt;
  return {
    status: share.status,
    receipt: {
      number: share.receiptNumber ?? share.id,
      paidAt: share.paidAt,
      amount: share.amount,
      patient,
      concept: CONCEPTS[share.concept][language],
      method: SHARE_METHOD_LABELS[share.paymentMethod][language],
      collectedBy: share.collectedBy,
      facts: [
        ...accountFacts(share, language),
        { label: words.service, value: serviceNames(lines, language) },
        { label: words.serviceDate, value: date(share.serviceDate) },
      ],
    },
  };
}

function accountFacts(share: ShareRow, language: Locale): Fact[] {
  const words = DOCUMENT_WORDS[language].receipt;
  if (share.accountRemovedAt !== null) {
    return [{ label: words.payerAccount, value: words.accountGone }];
  }
  const account = [share.payerName, share.accountNumber].filter((part) => part !== null);
  return [
    { label: words.payerAccount, value: account.join(' · ') },
    { label: words.period, value: periodLabel(share.accountPeriod, language) },
  ];
}

function serviceNames(lines: readonly StoredLine[], language: Locale): string {
  const names = lines.slice(0, NAMED_SERVICES).map(({ description }) => description);
  const more = lines.length - names.length;
  if (more > 0) names.push(DOCUMENT_WORDS[language].receipt.more(more));
  return names.join(', ');
}
