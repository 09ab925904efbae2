import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** What a PDF of ours says, page by page: text in standard fonts is written as hexadecimal. */
export function pdfPages(body: unknown): string[] {
  expect(body).toBeInstanceOf(Uint8Array);
  const bytes = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
  const raw = bytes.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  const pages: string[] = [];
  for (const match of raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\n/g)) {
    const start = match.index + match[0].length;
    const content = inflateSync(bytes.subarray(start, raw.indexOf('endstream', start)));
    pages.push(textOf(content.toString('latin1')));
  }
  return pages;
}

/** One line per piece of text, kerning taken out. */
function textOf(content: string): string {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
