import { hasExcluded } from '@/lib/billing/rules/tax-kind';
import { fullName } from '@/lib/kit/text/full-name';
import type { Registration } from '../billing/electronic-invoicing';
import type { CreditNoteRow } from '../credit-notes/columns';
import type { Identity } from '../patients/columns';
import { DOCUMENT_WORDS } from '../wording/documents';
import { drawFacts, drawFigures, type Fact, figuresHeight } from './facts';
import { documentOf, type Formats, personOf } from './formats';
import { lineColumns, taxFigures } from './invoice-lines';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { drawRegistration } from './registration';
import { COLORS, LETTER, Sheet } from './sheet';
import { drawTable } from './table';

/** What a credit note prints. */
export interface CreditNoteDocument {
  readonly note: CreditNoteRow;
  readonly invoice: {
    readonly number: string;
    readonly issuedAt: Date | null;
    readonly total: number;
  };
  readonly patient: Identity;
  /** Where the attention took place, where the invoice is of one. */
  readonly location?: string | undefined;
  /** Only of one that a provider registered. */
  readonly registration?: Registration | undefined;
}

/** What was taken off an invoice, which it names, as a letter-size PDF. */
export function printCreditNote(
  { note, invoice, patient, location, registration }: CreditNoteDocument,
  issuer: Issuer,
  formats: Formats,
): Promise<Uint8Array> {
  const { language, money, instant } = formats;
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[language];
  const words = common.creditNote;
  const title = registration === undefined ? words.title : words.electronic;
  const sheet = new Sheet({
    size: LETTER,
    margin: 48,
    title: `${title} ${note.number}`,
    author: issuer.name,
    language,
    createdAt: note.createdAt,
    foot: words.foot,
    pageOf,
    incomplete,
  });
  drawLetterhead(sheet, issuer, {
    title,
    number: note.number,
    note: words.ofInvoice(invoice.number),
    location,
    about: personOf(patient),
  });
  drawFacts(
    sheet,
    [
      { label: common.patient, value: fullName(patient) },
      { label: common.document, value: documentOf(patient) },
      { label: common.date, value: instant(note.createdAt) },
      {
        label: words.invoice,
        value: [invoice.number, invoice.issuedAt && instant(invoice.issuedAt)]
          .filter(Boolean)
          .join(' · '),
      },
    ],
    2,
  );
  drawFacts(sheet, [{ label: words.reason, value: note.reason }], 1);
  sheet.y += 4;
  const bill = common.invoice;
  const figures: Fact[] = [
    { label: bill.subtotal, value: money(note.subtotal) },
    ...(note.discount > 0 ? [{ label: bill.discount, value: `−${money(note.discount)}` }] : []),
    ...taxFigures(note.lines, formats),
    { label: words.total, value: money(note.total) },
    { label: common.receipt.invoiceTotal, value: money(invoice.total) },
  ];
  drawTable(
    sheet,
    lineColumns(note.lines, sheet.width, formats),
    note.lines,
    figuresHeight(figures),
  );
  drawFigures(sheet, figures, words.total);
  if (hasExcluded(note.lines)) {
    sheet.y += 6;
    sheet.paragraphs(bill.excludedNote, { size: 8, color: COLORS.muted });
  }
  if (registration !== undefined) drawRegistration(sheet, registration, formats);
  if (note.madeBy !== null) {
    sheet.y += 12;
    drawFacts(sheet, [{ label: words.madeBy, value: note.madeBy }], 1);
  }
  return sheet.bytes();
}
