import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** What a PDF of ours says, page by page, as a reader takes text out of it: by its fonts' own tables. */
export function pdfPages(body: unknown): string[] {
  expect(body).toBeInstanceOf(Uint8Array);
  const bytes = body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
  const raw = bytes.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  const objects = new Map(
    [...raw.matchAll(/^(\d+) 0 obj\n/gm)].map((match) => {
      const start = match.index + match[0].length;
      return [match[1], { start, text: raw.slice(start, raw.indexOf('endobj', start)) }];
    }),
  );
  const referred = (text: string, member: string) =>
    objects.get(new RegExp(`/${member} (\\d+) 0 R`).exec(text)?.[1]);
  const streamOf = (text: string, member: string) => {
    const object = referred(text, member);
    const at = object?.text.indexOf('stream\n') ?? -1;
    if (object === undefined || at < 0) return '';
    const start = object.start + at + 'stream\n'.length;
    return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1');
  };
  const fontsOf = (page: string) => {
    const resources = referred(page, 'Resources')?.text ?? '';
    const named = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? '';
    return new Map(
      [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => [
        name,
        signsOf(streamOf(objects.get(font)?.text ?? '', 'ToUnicode')),
      ]),
    );
  };
  return [...objects.values()]
    .filter(({ text }) => /\/Type \/Page\n/.test(text))
    .map(({ text }) => textOf(streamOf(text, 'Contents'), fontsOf(text)));
}

/** What each glyph of a font stands for, by its number in hexadecimal. */
function signsOf(table: string): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const codes = units === '' ? [] : units.split(' ');
      signs.set(glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
    }
  }
  return signs;
}

/** One line per piece of text, kerning taken out. */
function textOf(
  content: string,
  fonts: ReadonlyMap<string | undefined, ReadonlyMap<string, string>>,
): string {
  const lines: string[] = [];
  let signs: ReadonlyMap<string, string> | undefined;
  for (const [, font, pieces = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) {
      signs = fonts.get(font);
      continue;
    }
    const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('');
    lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => signs?.get(glyph) || '?').join(''));
  }
  return lines.join('\n').replaceAll(/[\u00a0\u202f]/g, ' ');
}
