import { expect, test } from 'vitest';
import { formatExactPesos, formatPesos, writePesos } from './money-format';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('pesos are written as the language writes them, without cents', () => {
  expect(plain(formatPesos(1_234_567, 'es-CO'))).toBe('$ 1.234.567');
  expect(plain(formatPesos(1_234_567, 'en-US'))).toBe('COP 1,234,567');
  expect(plain(formatPesos(0, 'es-CO'))).toBe('$ 0');
  expect(writePesos(60_000, 'es-CO')).toBe('60.000');
  expect(writePesos(60_000, 'en-US')).toBe('60,000');
});

test('cents that a service tells are rounded, and told exactly where they are asked for', () => {
  expect(plain(formatPesos(10_000.5, 'es-CO'))).toBe('$ 10.001');
  expect(plain(formatPesos(10_000.456, 'en-US'))).toBe('COP 10,000');
  expect(plain(formatExactPesos(10_000.5, 'es-CO'))).toBe('$ 10.000,5');
  expect(plain(formatExactPesos(10_000.456, 'en-US'))).toBe('COP 10,000.456');
});
