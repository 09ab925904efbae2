import { expect, test } from 'vitest';
import { asAttachment, fileNameIn, safeFileName } from './file-name';

test.each([
  ['attachment; filename="Recibo RC-000001.pdf"', 'Recibo RC-000001.pdf'],
  [
    `attachment; filename="a.pdf"; filename*=UTF-8''Recibo%20%C3%91%C3%A1%C3%B1ez.pdf`,
    'Recibo Ñáñez.pdf',
  ],
  [String.raw`attachment; filename="el \"bueno\".pdf"`, 'el "bueno".pdf'],
  ['inline', undefined],
  ['', undefined],
  [';;;=', undefined],
  [undefined, undefined],
])('reads the name in %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});

test.each([
  ['Recibo RC-000001.pdf', 'Recibo RC-000001.pdf'],
  ['Factura Ñáñez.pdf', 'Factura Ñáñez.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\x.exe', 'C Windows x.exe'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
  ['el "bueno".pdf', 'el bueno.pdf'],
  // U+202E would show `fdp.exe` as `exe.pdf`.
  ['recibo\u202efdp.exe', 'recibo fdp.exe'],
  [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(100)}.pdf`],
  ['...', 'recibo.pdf'],
  ['.pdf', 'recibo.pdf'],
  [undefined, 'recibo.pdf'],
])('keeps %j as %j', (name, kept) => {
  expect(safeFileName(name, 'recibo.pdf')).toBe(kept);
});

test('says a name in a header that has one line and can be read back', () => {
  for (const name of ['Recibo RC-1.pdf', 'Recibo Ñáñez “dos”.pdf', 'año 100%.zip', "l'avis.pdf"]) {
    const header = asAttachment(name);
    expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
    expect(fileNameIn(header)).toBe(name);
  }
});
