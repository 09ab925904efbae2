import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { charges, patientShares } from '../db/schema/payers';
import type { Fact } from '../documents/facts';
import type { Formats } from '../documents/formats';
import { readLocations } from '../documents/issuer';
import { serviceNames } from '../documents/service-names';
import { identityColumns } from '../patients/columns';
import type { Receipt } from '../payments/receipt-of';
import { CONCEPTS, type Locale, periodLabel, SHARE_METHOD_LABELS } from '../wording/billing-labels';
import { DOCUMENT_WORDS } from '../wording/documents';
import type { ShareRow } from './columns';
import { selectShares } from './select';

/** What the receipt of a patient's share says; undefined where there is no such share. */
export async function shareReceipt(
  { db, principal }: Context,
  id: string,
  { language, date }: Formats,
): Promise<Receipt | undefined> {
  const [share] = await selectShares(
    db,
    and(eq(patientShares.clinicId, principal.clinicId), eq(patientShares.id, id)),
    { lines: charges.lines, appointmentId: charges.appointmentId, patient: identityColumns },
  );
  if (share === undefined) return undefined;
  const words = DOCUMENT_WORDS[language].receipt;
  const { appointmentId } = share;
  const locations = await readLocations(db, principal.clinicId, [appointmentId]);
  return {
    status: share.status,
    receipt: {
      number: share.receiptNumber ?? share.id,
      paidAt: share.paidAt,
      amount: share.amount,
      patient: share.patient,
      location: locations.get(appointmentId),
      concept: CONCEPTS[share.concept][language],
      method: SHARE_METHOD_LABELS[share.paymentMethod][language],
      collectedBy: share.collectedBy,
      facts: [
        ...accountFacts(share, language),
        { label: words.service, value: serviceNames(share.lines, language) },
        { label: words.serviceDate, value: date(share.serviceDate) },
        ...(share.reference === null ? [] : [{ label: words.reference, value: share.reference }]),
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
