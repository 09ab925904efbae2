import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSymbol } from './symbol';

const plain = { isDashed: false, isHatched: false };

describe('a symbol by its grammar', () => {
  it.each([
    ['fill', [{ ...plain, kind: 'fill' }]],
    ['ring@crown!dash', [{ ...plain, kind: 'ring', zone: 'crown', isDashed: true }]],
    ['fill!hatch!dash', [{ kind: 'fill', isDashed: true, isHatched: true }]],
    ['arrow:mesial@root', [{ ...plain, kind: 'arrow', direction: 'mesial', zone: 'root' }]],
    ['bridge:abutment', [{ ...plain, kind: 'bridge', isAbutment: true }]],
    ['bridge:pontic', [{ ...plain, kind: 'bridge', isAbutment: false }]],
    ['text:ÑÁ4', [{ ...plain, kind: 'text', text: 'ÑÁ4' }]],
    [
      'vline@root+text:RT',
      [
        { ...plain, kind: 'vline', zone: 'root' },
        { ...plain, kind: 'text', text: 'RT' },
      ],
    ],
  ])('%s', (symbol, prims) => {
    expect(readSymbol(symbol, 'Label')).toEqual({ prims, reading: 'grammar' });
  });

  it.each([
    'circle@crown',
    'fill:red',
    'fill@mouth',
    'fill!bold',
    'arrow',
    'arrow:up',
    'bridge:span',
    'text:',
    'text:FIVES',
    'fill+',
    'fill+nothing',
    'M0 0L10 10',
    'url(#x)',
    '<svg onload=alert(1)>',
    Array(9).fill('fill').join('+'),
  ])('%s is none: the initials are drawn', (symbol) => {
    const { prims, reading } = readSymbol(symbol, 'Diente muy raro');
    expect(reading).toBe('initials');
    expect(prims.map(({ kind }) => kind)).toEqual(['initials-box', 'text']);
    expect(prims[1]).toMatchObject({ text: 'DMR' });
  });
});

describe('any other symbol', () => {
  it.each(['●', '○', '△', '✓', '×', '|', '—', '=', '⌒', '■'])('%s is a shape', (glyph) => {
    const { prims, reading } = readSymbol(glyph, 'Label');
    expect(reading).toBe('glyph');
    expect(prims.map(({ kind }) => kind)).not.toContain('text');
  });

  it.each(['X', 'Ab1', 'ñandú'.slice(0, 4), '👩‍⚕️🦷', '<b>'])('%s is text', (text) => {
    expect(readSymbol(text, 'Label')).toEqual({
      prims: [{ ...plain, kind: 'text', text }],
      reading: 'text',
    });
  });

  it.each([
    ['', ''],
    ['\u0000\u202e', '!!'],
  ])('%j of a finding without a name is a question mark', (symbol, label) => {
    expect(readSymbol(symbol, label).prims[1]).toMatchObject({ kind: 'text', text: '?' });
  });

  it('is not believed in its length', () => {
    const tower = `a${'\u0301'.repeat(300)}`;
    expect(readSymbol(tower, 'Label').prims[0]).toMatchObject({ text: 'a' });
  });

  it('is read whatever it is, and never as more than four letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (symbol, label) => {
        const { prims } = readSymbol(symbol, label);
        expect(prims.length).toBeGreaterThan(0);
        for (const prim of prims) {
          if (prim.kind === 'text') expect(prim.text.length).toBeLessThanOrEqual(64);
        }
      }),
    );
  });
});
