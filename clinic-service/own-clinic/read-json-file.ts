import { readFileSync } from 'node:fs';
import { wrongFile } from './file-problems';

/** What a JSON file holds, and as it was typed. Throws `SettingsError` with what a person has to mend. */
export function readJsonFile(path: string): { readonly text: string; readonly content: unknown } {
  const text = readText(path);
  if (text.trim() === '') throw wrongFile(path, ['The file is empty']);
  const slip = slipIn(text);
  if (slip === undefined) return { text, content: JSON.parse(text) };
  throw wrongFile(path, [
    canGoOn(text)
      ? 'The file ends too early: a closing }, ] or " is missing'
      : `Line ${lineOfSlip(text)} is not JSON: ${plain(slip.message)}. Look for a comma, a quote or a bracket too many or too few, there and in the line before`,
  ]);
}

function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw wrongFile(path, [unreadable(error)]);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 of letters without accents is UTF-8 as well, with one of these beside each letter.
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw wrongFile(path, ['The file is not UTF-8: save it again with the encoding UTF-8']);
}

function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'There is no such file';
  if (code === 'EISDIR') return 'This is a folder: name the file in it';
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read by this user';
  return error instanceof Error ? error.message : String(error);
}

interface Slip {
  readonly message: string;
  /** Of some slips only. */
  readonly at: number | undefined;
}

function slipIn(text: string): Slip | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, at] = / at position (\d+)/.exec(message) ?? [];
    return { message, at: at === undefined ? undefined : Number(at) };
  }
}

/** Whether a text is JSON as far as it goes, so that more of it could make it whole. */
function canGoOn(text: string): boolean {
  const slip = slipIn(text);
  if (slip === undefined || slip.message === 'Unexpected end of JSON input') return true;
  return slip.at !== undefined && slip.at >= text.length;
}

/** The first line with which the text can no longer become JSON: the parser does not always say where. */
function lineOfSlip(text: string): number {
  const lines = text.split('\n');
  let good = 0;
  let bad = lines.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const first = lines.slice(0, middle).map((line) => `${line}\n`);
    if (canGoOn(first.join(''))) good = middle;
    else bad = middle;
  }
  return bad;
}

/** Without the piece of the file and the position that the parser may add. */
function plain(message: string): string {
  return message.replace(/(, (\.\.\.)?"| in JSON| after JSON at| at position)[\s\S]*$/, '');
}
