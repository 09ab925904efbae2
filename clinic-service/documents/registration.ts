import type { Registration } from '../billing/electronic-invoicing';
import { DOCUMENT_WORDS } from '../wording/documents';
import type { Formats } from './formats';
import { COLORS, type Sheet } from './sheet';

const NOTE = { size: 8, color: COLORS.muted } as const;
const QR_SIDE = 84;

/** What the provider gave, as it gave it. */
export function drawRegistration(
  sheet: Sheet,
  { cufe, qr, resolution, range }: Registration,
  { language }: Formats,
): void {
  const words = DOCUMENT_WORDS[language].invoice;
  sheet.ensure(QR_SIDE + 12);
  sheet.y += 12;
  const { y } = sheet;
  sheet.qr(qr, sheet.left, y, QR_SIDE);
  const x = sheet.left + QR_SIDE + 14;
  let below = y;
  for (const [label, value] of [
    ['CUFE', cufe],
    [words.resolution, resolution],
    [words.range, range],
  ]) {
    const text = `${label}: ${value}`;
    sheet.text(text, x, below, sheet.right - x, NOTE);
    below += sheet.heightOf(text, sheet.right - x, NOTE) + 2;
  }
  sheet.y = Math.max(y + QR_SIDE, below);
}
