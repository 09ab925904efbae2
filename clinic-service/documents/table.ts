import { COLORS, type Sheet } from './sheet';

export interface Column<Row> {
  readonly title: string;
  /** Points. */
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly cell: (row: Row, index: number) => string;
}

const SIZE = 8.5;
const GAP = 6;
const PADDING = 4;

/**
 * Rows under a header that every further page repeats; a row is never cut. The last row shares its
 * page with the `following` points that are drawn after the table.
 */
export function drawTable<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  following = 0,
): void {
  drawHeader(sheet, columns);
  for (const [index, row] of rows.entries()) {
    const cells = columns.map(({ cell }) => cell(row, index));
    const height =
      Math.max(
        ...columns.map(({ width }, at) =>
          sheet.heightOf(cells[at] ?? '', width - GAP, { size: SIZE }),
        ),
      ) +
      2 * PADDING;
    const isLast = index === rows.length - 1;
    if (sheet.ensure(height + (isLast ? following : 0))) drawHeader(sheet, columns);
    drawCells(sheet, columns, cells, false);
    sheet.y += height;
    sheet.rule(0);
  }
}

function drawHeader<Row>(sheet: Sheet, columns: readonly Column<Row>[]): void {
  const titles = columns.map(({ title }) => title);
  const height =
    Math.max(
      ...columns.map(({ title, width }) =>
        sheet.heightOf(title, width - GAP, { size: SIZE, bold: true }),
      ),
    ) +
    2 * PADDING;
  sheet.ensure(height * 2);
  sheet.band(sheet.left, sheet.y, sheet.width, height);
  drawCells(sheet, columns, titles, true);
  sheet.y += height;
}

function drawCells<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  cells: readonly string[],
  bold: boolean,
): void {
  let x = sheet.left;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    sheet.text(cells[index] ?? '', x + GAP / 2, sheet.y + PADDING + 0.5, width - GAP, {
      size: SIZE,
      align,
      bold,
      color: bold ? COLORS.muted : COLORS.ink,
    });
    x += width;
  }
}
