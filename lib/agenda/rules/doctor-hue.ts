import { hexBytes } from '@/lib/kit/hex-color';

/** Degrees between one hue that is drawn and the next. */
const STEP = 15;
/** Below this chroma a colour has no hue that anybody would name. */
const GREY = 0.03;

/**
 * The hue of a doctor's colour as the agenda draws it, 0 to 345 degrees in OKLCH, in steps; undefined
 * for a grey, for no colour, and for whatever is none. Only the hue is taken: lightness is the theme's,
 * so that text on a tint of it is always legible.
 */
export function doctorHue(color: string | undefined): number | undefined {
  const bytes = hexBytes(color);
  if (bytes === undefined) return undefined;
  const [red, green, blue] = bytes;
  const { a, b } = oklab(linear(red / 255), linear(green / 255), linear(blue / 255));
  if (Math.hypot(a, b) < GREY) return undefined;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return (Math.round(((degrees + 360) % 360) / STEP) * STEP) % 360;
}

/** Of sRGB, as its definition has it. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Björn Ottosson's Oklab, from linear sRGB: the two axes of colour. */
function oklab(red: number, green: number, blue: number): { a: number; b: number } {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}
