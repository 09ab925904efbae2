import { fullName } from '@/lib/kit/text/full-name';
import type { Identity } from '../patients/columns';
import { CORRECTION_WORDS } from '../wording/corrections';
import { DOCUMENT_WORDS } from '../wording/documents';
import { drawFacts, type Fact } from './facts';
import { documentOf, type Formats, personOf } from './formats';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { drawAmount } from './receipt';
import { COLORS, HALF_LETTER, Sheet } from './sheet';

/** Money that was collected and went back, or never came. */
export interface CorrectionDocument {
  readonly kind: 'reversal' | 'refund';
  readonly number: string;
  readonly at: Date;
  /** Whole pesos. */
  readonly amount: number;
  readonly patient: Identity;
  /** Where the attention took place, where it is of one. */
  readonly location?: string | undefined;
  /** Which receipt it is about. */
  readonly concept: string;
  readonly facts: readonly Fact[];
  readonly reason: string;
  /** Null where a key did it for nobody it named. */
  readonly madeBy: string | null;
}

/** The paper of a reversal or of a refund, as large as a receipt. The one of a refund is signed. */
export function printCorrection(
  correction: CorrectionDocument,
  issuer: Issuer,
  formats: Formats,
): Promise<Uint8Array> {
  const { kind, number, at, amount, patient, location, concept, facts, reason, madeBy } =
    correction;
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[formats.language];
  const { reason: reasonLabel, ...corrections } = CORRECTION_WORDS[formats.language];
  const words = corrections[kind];
  const sheet = new Sheet({
    size: HALF_LETTER,
    margin: 32,
    title: `${words.title} ${number}`,
    author: issuer.name,
    language: formats.language,
    createdAt: at,
    foot: words.foot,
    pageOf,
    incomplete,
  });
  drawLetterhead(sheet, issuer, { title: words.title, number, location, about: personOf(patient) });
  drawAmount(sheet, words.amount, formats.money(amount));
  drawFacts(
    sheet,
    [
      { label: common.patient, value: fullName(patient) },
      { label: common.document, value: documentOf(patient) },
    ],
    2,
  );
  drawFacts(sheet, [{ label: common.receipt.concept, value: concept }], 1);
  drawFacts(sheet, [{ label: common.date, value: formats.instant(at) }, ...facts], 2);
  drawFacts(sheet, [{ label: reasonLabel, value: reason }], 1);
  if (madeBy !== null) drawFacts(sheet, [{ label: words.madeBy, value: madeBy }], 1);
  if (kind === 'refund') drawSignature(sheet, corrections.refund.signature);
  return sheet.bytes();
}

function drawSignature(sheet: Sheet, label: string): void {
  sheet.ensure(54);
  sheet.y += 34;
  sheet.rule(4);
  sheet.text(label, sheet.left, sheet.y, sheet.width, { size: 7.5, color: COLORS.muted });
  sheet.y += 16;
}
