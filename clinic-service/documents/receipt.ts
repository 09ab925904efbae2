import { fullName } from '@/lib/kit/text/full-name';
import type { Identity } from '../patients/columns';
import { DOCUMENT_WORDS } from '../wording/documents';
import { drawFacts, type Fact } from './facts';
import { documentOf, type Formats, personOf } from './formats';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { COLORS, HALF_LETTER, Sheet } from './sheet';

/** Money that was collected, of an invoice or as a patient's share. */
export interface ReceiptDocument {
  readonly number: string;
  readonly paidAt: Date;
  /** Whole pesos. */
  readonly amount: number;
  readonly patient: Identity;
  readonly concept: string;
  /** Where the attention took place, where it is of one. */
  readonly location?: string | undefined;
  readonly method: string;
  /** Null where a key collected for nobody it named. */
  readonly collectedBy: string | null;
  /** What else there is to say about this kind of collection. */
  readonly facts: readonly Fact[];
}

/** A receipt on half a letter page. It is no invoice, and says so. */
export function printReceipt(
  receipt: ReceiptDocument,
  issuer: Issuer,
  formats: Formats,
): Promise<Uint8Array> {
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[formats.language];
  const words = common.receipt;
  const sheet = new Sheet({
    size: HALF_LETTER,
    margin: 32,
    title: `${words.title} ${receipt.number}`,
    author: issuer.name,
    language: formats.language,
    createdAt: receipt.paidAt,
    foot: words.foot,
    pageOf,
    incomplete,
  });
  drawLetterhead(sheet, issuer, {
    title: words.title,
    number: receipt.number,
    location: receipt.location,
    about: personOf(receipt.patient),
  });
  drawAmount(sheet, words.received, formats.money(receipt.amount));
  drawFacts(
    sheet,
    [
      { label: common.date, value: formats.instant(receipt.paidAt) },
      { label: common.method, value: receipt.method },
    ],
    2,
  );
  drawFacts(
    sheet,
    [
      { label: common.patient, value: fullName(receipt.patient) },
      { label: common.document, value: documentOf(receipt.patient) },
    ],
    2,
  );
  drawFacts(sheet, [{ label: words.concept, value: receipt.concept }], 1);
  drawFacts(sheet, receipt.facts, 2);
  if (receipt.collectedBy !== null) {
    drawFacts(sheet, [{ label: words.collectedBy, value: receipt.collectedBy }], 1);
  }
  return sheet.bytes();
}

/** The amount in a band, below what it is. */
export function drawAmount(sheet: Sheet, label: string, value: string): void {
  const height = 46;
  sheet.band(sheet.left, sheet.y, sheet.width, height);
  sheet.text(label, sheet.left + 12, sheet.y + 8, sheet.width - 24, {
    size: 8,
    color: COLORS.muted,
  });
  sheet.text(value, sheet.left + 12, sheet.y + 20, sheet.width - 24, { size: 17, bold: true });
  sheet.y += height + 14;
}
