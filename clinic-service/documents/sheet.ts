import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { drawable, namesOf, typeface } from './typeface';

export const COLORS = {
  ink: '#1e293b',
  muted: '#64748b',
  hairline: '#cbd5e1',
  band: '#f1f5f9',
  accent: '#0f766e',
  void: '#fecaca',
  draft: '#e2e8f0',
} as const;

/** Points. */
export const LETTER = [612, 792] as const;
export const HALF_LETTER = [396, 612] as const;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

interface SheetOptions {
  readonly size: readonly [number, number];
  readonly margin: number;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: Date;
  /** Left of "page n of m" at the foot of every page. */
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
  /** Below the foot where signs could not be drawn. */
  readonly incomplete: (signs: string) => string;
}

const FOOT_HEIGHT = 30;

/**
 * Pages that fill from the top. What is drawn names its place; `y` is where the next thing goes.
 * Of the fonts a document embeds the signs that it prints.
 */
export class Sheet {
  readonly left: number;
  readonly width: number;
  y: number;
  readonly #doc: PDFKit.PDFDocument;
  readonly #options: SheetOptions;
  readonly #chunks: Uint8Array[] = [];
  /** Code points that could not be drawn. */
  readonly #lacking = new Set<number>();
  /** Drawn at the top of every page but the first. */
  #continued: () => void = () => undefined;

  constructor(options: SheetOptions) {
    const { size, margin, title, author, language, createdAt } = options;
    this.#options = options;
    this.#doc = new PDFDocument({
      size: [...size],
      // Pages are broken here, not by the library.
      margin: 0,
      bufferPages: true,
      // None of the library's own.
      font: '',
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    const { regular, bold } = typeface();
    this.#doc.registerFont('regular', regular).registerFont('bold', bold);
    this.#doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.left = margin;
    this.width = size[0] - 2 * margin;
    this.y = margin;
  }

  get right(): number {
    return this.left + this.width;
  }

  onNewPage(draw: () => void): void {
    this.#continued = draw;
  }

  /** Begins a new page where less than `height` is left. Answers whether it did. */
  ensure(height: number): boolean {
    const { size, margin } = this.#options;
    if (this.y + height <= size[1] - margin - FOOT_HEIGHT) return false;
    this.#doc.addPage();
    this.y = margin;
    this.#continued();
    return true;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return this.#doc.heightOfString(drawable(text, new Set()), { width, lineGap: 1 });
  }

  /** Draws text at a place, wrapped to a width; `y` stays. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#use(style);
    this.#doc.text(drawable(text, this.#lacking), x, y, {
      width,
      lineGap: 1,
      align: style.align ?? 'left',
    });
  }

  /** Draws text over the whole width, page after page, and moves on. */
  paragraphs(text: string, style: TextStyle = {}): void {
    for (const paragraph of text.split('\n')) {
      const height = this.heightOf(paragraph === '' ? ' ' : paragraph, this.width, style);
      this.ensure(height);
      this.text(paragraph, this.left, this.y, this.width, style);
      this.y += height;
    }
  }

  /** A hairline across, and `after` points of room. */
  rule(after = 10): void {
    this.#doc
      .moveTo(this.left, this.y)
      .lineTo(this.right, this.y)
      .lineWidth(0.5)
      .strokeColor(COLORS.hairline)
      .stroke();
    this.y += after;
  }

  band(x: number, y: number, width: number, height: number): void {
    this.#doc.roundedRect(x, y, width, height, 3).fillColor(COLORS.band).fill();
  }

  /** A QR code, `side` points wide. */
  qr(text: string, x: number, y: number, side: number): void {
    const { size, data } = encode(text);
    const dot = side / size;
    for (const [row, dots] of data.entries()) {
      for (const [column, isDark] of dots.entries()) {
        if (isDark) this.#doc.rect(x + column * dot, y + row * dot, dot, dot);
      }
    }
    this.#doc.fillColor(COLORS.ink).fill();
  }

  /** Large letters across the present page, behind what is drawn later. */
  watermark(text: string, color: string): void {
    const [width, height] = this.#options.size;
    this.#use({ size: width / 6.5, bold: true, color });
    this.#doc
      .save()
      .rotate(-35, { origin: [width / 2, height / 2] })
      .text(drawable(text, this.#lacking), 0, height / 2 - width / 13, {
        width,
        align: 'center',
        lineBreak: false,
      })
      .restore();
  }

  /** The finished document. */
  async bytes(): Promise<Uint8Array> {
    this.#drawFeet();
    const ended = new Promise<void>((resolve, reject) => {
      this.#doc.once('end', resolve);
      this.#doc.once('error', reject);
    });
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #use({ size = 9, bold = false, color = COLORS.ink }: TextStyle): void {
    this.#doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  }

  #drawFeet(): void {
    const { size, margin, foot, pageOf, incomplete } = this.#options;
    const { count } = this.#doc.bufferedPageRange();
    const style = { size: 7.5, color: COLORS.muted };
    const pageWidth = 80;
    const told = this.#lacking.size > 0 && incomplete(namesOf(this.#lacking));
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      this.y = size[1] - margin - FOOT_HEIGHT + 6;
      this.rule(6);
      this.text(foot, this.left, this.y, this.width - pageWidth, style);
      const right = { ...style, align: 'right' } as const;
      this.text(pageOf(page + 1, count), this.right - pageWidth, this.y, pageWidth, right);
      if (told === false) continue;
      const below = this.y + this.heightOf(foot, this.width - pageWidth, style);
      this.text(told, this.left, below, this.width, style);
    }
  }
}
