import type { Issuer } from './issuer';
import { COLORS, type Sheet } from './sheet';

interface Heading {
  readonly title: string;
  readonly number: string;
  /** Below the number: what kind of document it is. */
  readonly note?: string | undefined;
  /** The place of the clinic it is about, where that is known. */
  readonly location?: string | null | undefined;
  /** Whom it is about: every further page says it, too. */
  readonly about?: string | undefined;
}

/** The clinic on the left, the document on the right; short on every further page. */
export function drawLetterhead(sheet: Sheet, issuer: Issuer, heading: Heading): void {
  const half = sheet.width * 0.54;
  const rest = sheet.width - half - 12;
  const top = sheet.y;
  const facts = [
    issuer.nit && `NIT ${issuer.nit}`,
    issuer.address,
    issuer.phone && `Tel. ${issuer.phone}`,
    heading.location,
  ].flatMap((fact) => fact || []);
  const left: Block[] = [
    { text: issuer.name, style: { size: 14, bold: true, color: COLORS.accent } },
    ...facts.map((text) => ({ text, style: { size: 8.5, color: COLORS.muted } })),
  ];
  const right: Block[] = [
    { text: heading.title, style: { size: 13, bold: true, align: 'right' } },
    { text: heading.number, style: { size: 11, align: 'right' } },
    ...(heading.note === undefined
      ? []
      : [{ text: heading.note, style: { size: 8, color: COLORS.muted, align: 'right' } } as const]),
  ];
  const bottom = Math.max(
    drawBlocks(sheet, left, sheet.left, top, half),
    drawBlocks(sheet, right, sheet.right - rest, top, rest),
  );
  sheet.y = bottom + 8;
  sheet.rule(12);
  sheet.onNewPage(() => {
    const style = { size: 8.5, color: COLORS.muted };
    const short = [issuer.name, issuer.nit && `NIT ${issuer.nit}`, issuer.address];
    const whose: Block[] = [{ text: short.filter(Boolean).join(' · '), style }];
    const which: Block[] = [
      { text: `${heading.title} ${heading.number}`, style: { ...style, align: 'right' } },
      ...(heading.about === undefined
        ? []
        : [{ text: heading.about, style: { ...style, align: 'right' } } as const]),
    ];
    const { y } = sheet;
    sheet.y = Math.max(
      drawBlocks(sheet, whose, sheet.left, y, half),
      drawBlocks(sheet, which, sheet.right - rest, y, rest),
    );
    sheet.y += 4;
    sheet.rule(10);
  });
}

interface Block {
  readonly text: string;
  readonly style: Parameters<Sheet['text']>[4];
}

function drawBlocks(
  sheet: Sheet,
  blocks: readonly Block[],
  x: number,
  top: number,
  width: number,
): number {
  let y = top;
  for (const { text, style } of blocks) {
    sheet.text(text, x, y, width, style);
    y += sheet.heightOf(text, width, style) + 1;
  }
  return y;
}
