import { fullName } from '@/lib/kit/text/full-name';
import type { MovementKind } from '../billing/movements';
import type { Identity } from '../patients/columns';
import { DOCUMENT_WORDS } from '../wording/documents';
import { STATEMENT_WORDS } from '../wording/statement';
import { drawFacts, drawFigures, figuresHeight } from './facts';
import { documentOf, type Formats, personOf } from './formats';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { COLORS, LETTER, Sheet } from './sheet';
import { drawTable } from './table';

export interface StatementMovement {
  readonly at: Date;
  readonly kind: MovementKind;
  readonly number: string | null;
  /** What is owed more with it, or less. */
  readonly amount: number;
  readonly method: 'cash' | 'card' | 'transfer' | 'other' | null;
  /** The invoice it changed. */
  readonly invoiceNumber: string;
}

export interface StatementDocument {
  readonly patient: Identity;
  /** Oldest first. */
  readonly movements: readonly StatementMovement[];
  readonly owed: {
    readonly openInvoices: number;
    readonly balance: number;
    readonly aged: Readonly<Record<'days0To30' | 'days31To60' | 'days61To90' | 'over90', number>>;
  };
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly printedAt: Date;
}

/** A patient's statement of account as a letter-size PDF, with the balance after each movement. */
export function printStatement(
  { patient, movements, owed, asOf, printedAt }: StatementDocument,
  issuer: Issuer,
  { language, count, money, instant, date }: Formats,
): Promise<Uint8Array> {
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[language];
  const words = STATEMENT_WORDS[language];
  const sheet = new Sheet({
    size: LETTER,
    margin: 48,
    title: `${words.title} ${fullName(patient)}`,
    author: issuer.name,
    language,
    createdAt: printedAt,
    foot: words.foot,
    pageOf,
    incomplete,
  });
  drawLetterhead(sheet, issuer, {
    title: words.title,
    number: date(asOf),
    about: personOf(patient),
  });
  drawFacts(
    sheet,
    [
      { label: common.patient, value: fullName(patient) },
      { label: common.document, value: documentOf(patient) },
      { label: words.printed, value: instant(printedAt) },
      { label: words.openInvoices, value: count(owed.openInvoices) },
    ],
    2,
  );
  sheet.y += 4;
  const ages = [
    { label: words.days0To30, value: money(owed.aged.days0To30) },
    { label: words.days31To60, value: money(owed.aged.days31To60) },
    { label: words.days61To90, value: money(owed.aged.days61To90) },
    { label: words.over90, value: money(owed.aged.over90) },
    { label: words.balance, value: money(owed.balance) },
  ];
  if (movements.length === 0) sheet.paragraphs(words.none, { color: COLORS.muted });
  else drawMovements();
  drawFigures(sheet, ages, words.balance);
  return sheet.bytes();

  function drawMovements(): void {
    let balance = 0;
    const rows = movements.map((movement) => {
      balance += movement.amount;
      return { ...movement, balance };
    });
    const right = { align: 'right', width: 80 } as const;
    const about = ({ kind, method, invoiceNumber }: StatementMovement) =>
      [
        kind === 'invoice' || kind === 'void' ? undefined : words.ofInvoice(invoiceNumber),
        method === null ? undefined : common.methods[method],
      ].filter((part) => part !== undefined);
    drawTable(
      sheet,
      [
        { title: common.date, width: 118, cell: ({ at }) => instant(at) },
        {
          title: words.movement,
          width: sheet.width - 358,
          cell: (row) =>
            [`${words.kinds[row.kind]} ${row.number ?? '–'}`, about(row).join(' · ')]
              .filter((line) => line !== '')
              .join('\n'),
        },
        {
          title: words.more,
          ...right,
          cell: ({ amount }) => (amount > 0 ? money(amount) : '–'),
        },
        {
          title: words.less,
          ...right,
          cell: ({ amount }) => (amount < 0 ? money(-amount) : '–'),
        },
        { title: words.balance, ...right, cell: (row) => money(row.balance) },
      ],
      rows,
      figuresHeight(ages),
    );
  }
}
