import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, readHex } from './hex-color';
import { inkOf, isAlike, isColor } from './ink';
import { fromOklab } from './oklab';

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8');
const chartCss = readFileSync(new URL('../../../app/odontogram.css', import.meta.url), 'utf8');

/** The luminance of a token in the light and in the dark theme. */
function groundsOf(source: string, name: string): [number, number] {
  const [, token = ''] = new RegExp(`--${name}: light-dark\\((.*)\\);`).exec(source) ?? [];
  const [light = 0, dark = 0] = [...token.matchAll(/oklch\(([\d.]+) ([\d.]+) ?([\d.]*)\)/g)].map(
    ([, lightness, chroma, hue]) => {
      const angle = (Number(hue) * Math.PI) / 180;
      const [a, b] = [Math.cos(angle) * Number(chroma), Math.sin(angle) * Number(chroma)];
      return luminance(fromOklab([Number(lightness), a, b]));
    },
  );
  return [light, dark];
}

const grounds = [
  ...['color-canvas', 'color-surface', 'color-sunken', 'color-hover', 'color-accent-soft'].map(
    (name) => groundsOf(css, name),
  ),
  ...['tooth', 'root'].map((name) => groundsOf(chartCss, name)),
];

const luminanceOf = (color: string) => luminance(readHex(color) ?? [0, 0, 0]);

describe('the ink of a colour', () => {
  it('can be seen on all that a tooth stands on, in both themes', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (...parts) => {
        const color = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const ink = inkOf(color);
        for (const [light, dark] of grounds) {
          expect(contrast(luminanceOf(ink.light), light)).toBeGreaterThanOrEqual(3);
          expect(contrast(luminanceOf(ink.dark), dark)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the colour itself where that can be seen', () => {
    expect(inkOf('#b91c1c').light).toBe('#b91c1c');
    expect(inkOf('#FCA5A5').dark).toBe('#fca5a5');
    expect(inkOf('#fff').light).not.toBe('#ffffff');
  });

  it('takes three digits for six', () => {
    expect(inkOf('#0a7')).toEqual(inkOf('#00AA77'));
  });

  it.each(['', 'red', '#12345', '#1234567', '#ggg', 'url(#x)', '#fff;}', ' #fff', '#fff\n'])(
    '%j is none, and its text goes nowhere',
    (color) => {
      expect(isColor(color)).toBe(false);
      expect(inkOf(color)).toEqual(inkOf('not a colour'));
    },
  );

  it('of any string is two plain colours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (color) => {
        const { light, dark } = inkOf(color);
        expect(`${light}${dark}`).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
      }),
    );
  });
});

it('colours are alike where they are hard to tell apart', () => {
  expect(isAlike('#dc2626', '#d62828')).toBe(true);
  expect(isAlike('#dc2626', '#1d4ed8')).toBe(false);
});
