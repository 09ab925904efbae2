import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** A font as pdfkit keeps it once it has parsed its file. */
interface ParsedFont {
  /** Code points it can draw. */
  readonly characterSet: readonly number[];
  readonly layout: (text: string) => unknown;
  readonly glyphForCodePoint: (sign: number) => unknown;
}

declare global {
  namespace PDFKit {
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, parsed: ParsedFont): this;
        /** The font in use. */
        readonly _font: { readonly font: ParsedFont };
      }
    }
  }
}

interface Typeface {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
  /** What both draw. */
  readonly signs: ReadonlySet<number>;
}

let kept: Typeface | undefined;

/**
 * The fonts of every document, whole: each document embeds the signs that it prints. They are read and
 * parsed once; parsing them again for each document would take some thirty times as long as drawing it.
 */
export function typeface(): Typeface {
  if (kept) return kept;
  const regular = parse('DejaVuSansCondensed.ttf');
  const bold = parse('DejaVuSansCondensed-Bold.ttf');
  const inBold = new Set(bold.characterSet);
  kept = { regular, bold, signs: new Set(regular.characterSet.filter((sign) => inBold.has(sign))) };
  return kept;
}

/** Written as the letters they join. */
const LIGATURE = /[\ufb00-\ufb06]/;

function parse(file: string): ParsedFont {
  const { resolve } = createRequire(import.meta.url);
  const document = new PDFDocument({ font: '' });
  document.font(readFileSync(resolve(`dejavu-fonts-ttf/ttf/${file}`)));
  const { font } = document._font;
  // A glyph stands for what it was first asked for as. The A of an Á, which asks for it as a part, would
  // be no letter in any later document: text could not be searched in it, nor copied from it.
  font.layout('ff fi fl ffi ffl');
  for (const sign of font.characterSet) {
    if (!LIGATURE.test(String.fromCodePoint(sign))) font.glyphForCodePoint(sign);
  }
  return font;
}

/** Stands for a sign that cannot be drawn. A document that has one names it at its foot. */
const UNDRAWABLE = '□';

/** Scripts that are written from right to left: pages are laid out from left to right alone. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What only joins, selects or directs others. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Text as it is drawn: as it was typed, with `UNDRAWABLE` for each sign that the font lacks. The first
 * code point of such a sign is added to `lacking`.
 */
export function drawable(text: string, lacking: Set<number>): string {
  const { signs } = typeface();
  const composed = text.normalize('NFC').replace(/[^\P{Cc}\n]/gu, ' ');
  const isDrawn = (sign: string) =>
    sign === '\n' || (signs.has(sign.codePointAt(0) ?? 0) && !RIGHT_TO_LEFT.test(sign));
  const plain = composed.replace(UNSEEN, '');
  if ([...plain].every(isDrawn)) return plain;
  return [...graphemes.segment(composed)]
    .map(({ segment }) => {
      const seen = segment.replace(UNSEEN, '');
      const missing = [...seen].find((sign) => !isDrawn(sign));
      if (missing === undefined) return seen;
      lacking.add(missing.codePointAt(0) ?? 0);
      return UNDRAWABLE;
    })
    .join('');
}

/** Signs that are named; the rest are counted. */
const NAMED = 8;

/** `U+674E, U+1F600`. */
export function namesOf(lacking: ReadonlySet<number>): string {
  const names = [...lacking].map((sign) => `U+${sign.toString(16).toUpperCase().padStart(4, '0')}`);
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
