import { hasExcluded } from '@/lib/billing/rules/tax-kind';
import { fullName } from '@/lib/kit/text/full-name';
import type { Registration } from '../billing/electronic-invoicing';
import { dueOf } from '../invoices/columns';
import type { InvoiceDocument } from '../invoices/for-printing';
import { DOCUMENT_WORDS, type InvoiceTitle } from '../wording/documents';
import { drawFacts, drawFigures, type Fact, figuresHeight } from './facts';
import { documentOf, type Formats, personOf } from './formats';
import { lineColumns, taxFigures } from './invoice-lines';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { drawRegistration } from './registration';
import { COLORS, LETTER, Sheet } from './sheet';
import { drawTable } from './table';

const NOTE = { size: 8, color: COLORS.muted } as const;

/**
 * An invoice as a letter-size PDF. A draft and a void one say so across the first page; one that was
 * never issued is not called an invoice.
 */
export function printInvoice(
  { invoice, patient, payments, registration, location }: InvoiceDocument,
  issuer: Issuer,
  formats: Formats,
): Promise<Uint8Array> {
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[formats.language];
  const words = common.invoice;
  const { money, instant } = formats;
  const kind = titleOf(invoice, registration);
  const title = words.titles[kind];
  const sheet = new Sheet({
    size: LETTER,
    margin: 48,
    title: `${title} ${invoice.invoiceNumber}`,
    author: issuer.name,
    language: formats.language,
    createdAt: invoice.updatedAt,
    foot: words.foot[kind],
    pageOf,
    incomplete,
  });
  if (invoice.status === 'void') sheet.watermark(words.voidMark, COLORS.void);
  if (invoice.status === 'draft') sheet.watermark(words.draftMark, COLORS.draft);
  drawLetterhead(sheet, issuer, {
    title,
    number: invoice.invoiceNumber,
    ...(kind === 'draft' ? {} : { note: words.notes[kind] }),
    location,
    about: personOf(patient),
  });
  const issued =
    invoice.issuedAt === null
      ? { label: words.created, value: instant(invoice.createdAt) }
      : { label: words.issued, value: instant(invoice.issuedAt) };
  drawFacts(
    sheet,
    [
      { label: common.patient, value: fullName(patient) },
      { label: common.document, value: documentOf(patient) },
      issued,
      { label: common.status, value: words.statuses[invoice.status] },
      ...(invoice.issuedBy === null ? [] : [{ label: words.issuedBy, value: invoice.issuedBy }]),
    ],
    2,
  );
  sheet.y += 4;
  const total = { label: words.total, value: money(invoice.total) };
  const figures: Fact[] = [
    { label: words.subtotal, value: money(invoice.subtotal) },
    ...(invoice.discount > 0
      ? [{ label: words.discount, value: `−${money(invoice.discount)}` }]
      : []),
    ...taxFigures(invoice.lines, formats),
    total,
    ...(invoice.credited > 0
      ? [{ label: words.credited, value: `−${money(invoice.credited)}` }]
      : []),
    ...(invoice.paid > 0 ? [{ label: words.paid, value: money(invoice.paid) }] : []),
    ...(invoice.paid > 0 || invoice.credited > 0
      ? [{ label: words.due, value: money(dueOf(invoice)) }]
      : []),
  ];
  const excludedNote = hasExcluded(invoice.lines) ? words.excludedNote : undefined;
  const noteHeight =
    excludedNote === undefined ? 0 : 6 + sheet.heightOf(excludedNote, sheet.width, NOTE);
  const columns = lineColumns(invoice.lines, sheet.width, formats);
  drawTable(sheet, columns, invoice.lines, figuresHeight(figures) + noteHeight);
  drawFigures(sheet, figures, total.label);
  if (excludedNote !== undefined) {
    sheet.y += 6;
    sheet.paragraphs(excludedNote, NOTE);
  }
  if (registration !== undefined) drawRegistration(sheet, registration, formats);
  if (payments.length > 0) {
    heading(sheet, words.payments);
    drawTable(
      sheet,
      [
        { title: words.receipt, width: 100, cell: ({ receiptNumber }) => receiptNumber ?? '–' },
        { title: common.date, width: 140, cell: ({ paidAt }) => instant(paidAt) },
        {
          title: common.method,
          width: sheet.width - 340,
          cell: ({ method }) => common.methods[method],
        },
        {
          title: common.amount,
          width: 100,
          align: 'right',
          cell: ({ amount }) => money(amount),
        },
      ],
      payments,
    );
  }
  if (invoice.voidedAt !== null) {
    heading(sheet, `${words.voided}: ${instant(invoice.voidedAt)}`);
    sheet.paragraphs(`${words.voidReason}: ${invoice.voidReason ?? '–'}`);
  }
  if (invoice.notes !== null) {
    heading(sheet, words.observations);
    sheet.paragraphs(invoice.notes);
  }
  return sheet.bytes();
}

function titleOf(
  { issuedAt, kind }: InvoiceDocument['invoice'],
  registration: Registration | undefined,
): InvoiceTitle {
  if (issuedAt === null) return 'draft';
  if (kind === 'manual') return 'manual';
  return registration === undefined ? 'standard' : 'electronic';
}

function heading(sheet: Sheet, text: string): void {
  sheet.ensure(60);
  sheet.y += 16;
  sheet.paragraphs(text, { size: 10, bold: true });
  sheet.y += 4;
}
