import { contrast, luminance, readHex, writeHex } from './hex-color';
import { fromOklab, type Oklab, type Rgb, toOklab } from './oklab';

/** A colour of the catalog as it is painted, on the light and on the dark screen. */
export interface Ink {
  readonly light: string;
  readonly dark: string;
}

/** The least that a drawing needs beside what is around it (WCAG 1.4.11). */
const LEAST = 3;
/**
 * The hardest of what a tooth stands on: the accent's soft tone in both themes of `globals.css`. A
 * little over it, for a byte rounds.
 */
const GROUND = { light: 0.85, dark: 0.034 };
const NEUTRAL: Rgb = [0.1, 0.12, 0.14];
/** Oklab: what is nearer than this is taken for one colour on a small surface. */
const ALIKE = 0.1;

/**
 * The catalog's colour, made lighter or darker until it can be seen. Whatever is no colour gives a
 * neutral one: nothing of what was written goes any further.
 */
export function inkOf(color: string): Ink {
  const known = inks.get(color);
  if (known) return known;
  const ink = seenInk(color);
  // A catalog has a few colours; whatever sends more is not kept for ever.
  if (inks.size >= MOST_KEPT) inks.clear();
  inks.set(color, ink);
  return ink;
}

/** By what the catalog wrote: a chart asks for the same few again and again. */
const inks = new Map<string, Ink>();
const MOST_KEPT = 500;

function seenInk(color: string): Ink {
  const oklab = toOklab(readHex(color) ?? NEUTRAL);
  return { light: seenOn(GROUND.light, oklab, 0), dark: seenOn(GROUND.dark, oklab, 1) };
}

export function isColor(color: string): boolean {
  return readHex(color) !== undefined;
}

export function isAlike(one: string, other: string): boolean {
  const [a, b] = [toOklab(readHex(one) ?? NEUTRAL), toOklab(readHex(other) ?? NEUTRAL)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < ALIKE;
}

const HALVINGS = 10;

/** As near to its own lightness as can be seen; at the end of the way, black or white, it always can. */
function seenOn(ground: number, [lightness, a, b]: Oklab, end: 0 | 1): string {
  let [near, far] = [0, 1];
  const at = (share: number) =>
    fromOklab([lightness + (end - lightness) * share, a * (1 - share), b * (1 - share)]);
  const isSeen = (share: number) => contrast(luminance(at(share)), ground) >= LEAST;
  if (isSeen(0)) return writeHex(at(0));
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (near + far) / 2;
    if (isSeen(middle)) far = middle;
    else near = middle;
  }
  return writeHex(at(far));
}
