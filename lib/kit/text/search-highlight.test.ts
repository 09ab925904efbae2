import { describe, expect, it } from 'vitest';
import { highlightDigits, highlightWords, isFoundOnlyIn, type Segment } from './search-highlight';

const marked = (segments: readonly Segment[]): string =>
  segments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');

describe('highlightWords', () => {
  it.each([
    ['María Pérez', 'perez maria', '[María] [Pérez]'],
    ['María Pérez', 'MARÍA', '[María] Pérez'],
    ['Juan Ñáñez Peña', 'nanez', 'Juan [Ñáñez] Peña'],
    ['Pe\u0301rez', 'pérez', '[Pe\u0301rez]'],
    ['Anna', 'ann nna', '[Anna]'],
    ['Anna Ruiz', 'nn an ru', '[An]na [Ru]iz'],
    ['Mariana', 'an ari', 'M[ari]ana'],
    ['Ana María', 'm', 'Ana [M]aría'],
    ['Ana', '   ', 'Ana'],
    ['Ana', '', 'Ana'],
    ['Ana', 'zzz', 'Ana'],
    ['', 'ana', ''],
    ['maria@correo.example', 'correo', 'maria@[correo].example'],
    ['<img onerror>', '<img', '[<img] onerror>'],
    ['a%b', '%', 'a%b'],
    ['Zoé 🦷 Ríos', '🦷', 'Zoé [🦷] Ríos'],
    ['İlker', 'ilker', '[İlker]'],
  ])('%s with %j', (text, search, expected) => {
    expect(marked(highlightWords(text, search))).toBe(expected);
  });

  it('never loses a character', () => {
    const text = 'Straße ﬁn Ǆ María\u0301 🦷';
    for (const search of ['ss', 'fi', 'a', 'maria', '🦷', text])
      expect(
        highlightWords(text, search)
          .map((segment) => segment.text)
          .join(''),
      ).toBe(text);
  });
});

describe('highlightDigits', () => {
  it.each([
    ['1.020.304.050', '1020304', '[1.020.304].050'],
    ['1.020.304.050', '1.020.304.050', '[1.020.304.050]'],
    ['1020304050', '1.020.304.050', '[1020304050]'],
    ['+57 310 555 0142', '310 555', '+57 [310 555] 0142'],
    ['+57 310 555 0142', '+57 310 555 0142', '+[57 310 555 0142]'],
    ['310 555 0142', '+57 310 555 0142', '[310 555 0142]'],
    ['1.020.304.050', 'CC1020304050', '[1.020.304.050]'],
    ['1.020.304.050', 'maria 304', '1.020.[304].050'],
    ['1.020.304.050', '050 1020', '[1.020].304.[050]'],
    ['1.020.304.050', '1', '1.020.304.050'],
    ['1.020.304.050', 'maria', '1.020.304.050'],
    ['1.020.304.050', '', '1.020.304.050'],
  ])('%s with %j', (text, search, expected) => {
    expect(marked(highlightDigits(text, search))).toBe(expected);
  });
});

describe('isFoundOnlyIn', () => {
  it.each([
    ['maria.perez@correo.example', 'María Pérez', 'perez maria', false],
    ['maria.perez@correo.example', 'María Pérez', 'correo', true],
    ['maria.perez@correo.example', 'María Pérez', 'perez correo', true],
    ['maria.perez@correo.example', 'María Pérez', 'maria.perez@', true],
    ['maria.perez@correo.example', 'María Pérez', 'CC 1020304050', false],
    ['maria.perez@correo.example', 'María Pérez', '', false],
    ['', 'María Pérez', 'correo', false],
    ['3105550142@correo.example', 'María Pérez +573105550142', '3105550142', false],
  ])('%s beside %s with %j: %s', (text, other, search, expected) => {
    expect(isFoundOnlyIn(text, other, search)).toBe(expected);
  });
});
