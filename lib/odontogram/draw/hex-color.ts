import { hexBytes } from '@/lib/kit/hex-color';
import type { Rgb } from './oklab';

/** A hex colour as linear light; of anything else nothing. */
export function readHex(color: string): Rgb | undefined {
  const bytes = hexBytes(color);
  if (bytes === undefined) return undefined;
  const [red, green, blue] = bytes;
  return [linear(red / 255), linear(green / 255), linear(blue / 255)];
}

export function writeHex(color: Rgb): string {
  return `#${color.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, as WCAG 2 has it. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function byte(value: number): number {
  return Math.round(
    (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255,
  );
}
