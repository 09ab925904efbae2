import type { Issuer } from './issuer';
import { COLORS, type Sheet } from './sheet';

interface Heading {
  readonly title: string;
  readonly number: string;
  /** Below the number: what kind of document it is. */
  readonly note?: string;
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
  ].filter((fact) => fact !== null && fact !== '');
  const left: Block[] = [
    { text: issuer.name, style: { size: 14, bold: true, color: COLORS.accent } },
    ...facts.map((text) => ({ text: text ?? '', style: { size: 8.5, color: COLORS.muted } })),
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
    sheet.text(issuer.name, sheet.left, sheet.y, half, style);
    const short = `${heading.title} ${heading.number}`;
    sheet.text(short, sheet.right - rest, sheet.y, rest, { ...style, align: 'right' });
    sheet.y += Math.max(
      sheet.heightOf(issuer.name, half, style),
      sheet.heightOf(short, rest, style),
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
