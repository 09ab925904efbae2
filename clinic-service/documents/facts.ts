import { COLORS, type Sheet } from './sheet';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const LABEL = { size: 7.5, color: COLORS.muted } as const;
const VALUE = { size: 9.5 } as const;
const GAP = 14;

/** Labels over values in columns, row by row, as high as the longest value of the row. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], columns: number): void {
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns);
    const height = Math.max(...row.map(({ value }) => sheet.heightOf(value, width, VALUE)));
    sheet.ensure(height + 18);
    for (const [index, { label, value }] of row.entries()) {
      const x = sheet.left + index * (width + GAP);
      sheet.text(label, x, sheet.y, width, LABEL);
      sheet.text(value, x, sheet.y + 10, width, VALUE);
    }
    sheet.y += height + 18;
  }
}

/** The room that `drawFigures` takes. */
export function figuresHeight(figures: readonly Fact[]): number {
  return figures.length * 15 + 11;
}

/** Figures in a column at the right edge; `strong` is the label of the one that counts. */
export function drawFigures(sheet: Sheet, figures: readonly Fact[], strong: string): void {
  const width = Math.min(240, sheet.width);
  const x = sheet.right - width;
  sheet.ensure(figuresHeight(figures));
  sheet.y += 8;
  for (const { label, value } of figures) {
    const bold = label === strong;
    const style = { size: bold ? 11 : 9, bold };
    sheet.text(label, x, sheet.y, width / 2, style);
    sheet.text(value, x + width / 2 - 20, sheet.y, width / 2 + 17, { ...style, align: 'right' });
    sheet.y += bold ? 18 : 15;
  }
}
