import { create, parse } from 'content-disposition';

/** What no name of a file may hold: other folders, what systems reserve, and characters nobody sees. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;
const EXTENSION = /\.[A-Za-z0-9]{1,8}$/;
const MAX_BASE = 100;

/** The name an answer gives to its file, as it says; undefined where it says none that can be read. */
export function fileNameIn(disposition: string | undefined): string | undefined {
  if (disposition === undefined) return undefined;
  try {
    return parse(disposition).parameters.filename;
  } catch {
    // A header nobody can read names nothing.
    return undefined;
  }
}

/** A name that is safe to keep a file under; `fallback` where nothing is left of it. */
export function safeFileName(name: string | undefined, fallback: string): string {
  const clean = (name ?? '').normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  const base = [...clean.slice(0, clean.length - extension.length)].slice(0, MAX_BASE).join('');
  const bare = base.replace(/^[ .]+|[ .]+$/g, '');
  return bare === '' ? fallback : bare + extension;
}

/** Kept as a file, never shown: in ASCII for old clients, and as it is (RFC 6266). */
export function asAttachment(fileName: string): string {
  return create(fileName, { fallback: asciiOf(fileName) });
}

/** `Recibo_N2.pdf` of `Recibo Ñ2.pdf`. */
function asciiOf(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_');
}
