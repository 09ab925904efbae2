import { recordLimits as limits } from '@/lib/contract/limits';
import { wrongNotes } from '@/lib/kit/text/notes';
import { NO, YES } from './record-answers';
import { readTypedNumber } from './typed-number';

/** A field of a record whose template nobody can read: what it is kept under, and its value. */
export interface Entry {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'list';
  readonly value: string;
}

export type EntryError =
  | 'key'
  | 'twice'
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'number'
  | 'ambiguous';

export const BLANK_ENTRY: Entry = { key: '', kind: 'text', value: '' };

/** Nothing was written in it. */
export function isBlankEntry({ key, value }: Entry): boolean {
  return key.trim() === '' && value.trim() === '';
}

/** Control characters and blanks around it are the only things a key cannot have. */
const KEY = /^[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?$/u;

/** Reads what was typed, or says what is wrong, by the line's place. Lines left wholly empty are none. */
export function checkEntries(
  entries: readonly Entry[],
):
  | { readonly fields: Record<string, unknown>; readonly errors?: undefined }
  | { readonly fields?: undefined; readonly errors: ReadonlyMap<number, EntryError> } {
  const errors = new Map<number, EntryError>();
  const fields = new Map<string, unknown>();
  for (const [index, entry] of entries.entries()) {
    if (isBlankEntry(entry)) continue;
    const { kind } = entry;
    const name = entry.key.trim();
    const text = entry.value.trim();
    const read = readValue(kind, text);
    if (!KEY.test(name) || name.length > limits.key) errors.set(index, 'key');
    else if (fields.has(name)) errors.set(index, 'twice');
    else if ('error' in read) errors.set(index, read.error);
    else fields.set(name, read.value);
  }
  return errors.size > 0 ? { errors } : { fields: Object.fromEntries(fields) };
}

/** The line that a refused field is about. */
export function entryOf(entries: readonly Entry[], refused: string): number | undefined {
  const keys = entries.map(({ key }) => key.trim());
  // Also of one of a list: `antecedentes.2`. A key may have dots of its own.
  const isOfList = (key: string) =>
    key !== '' && refused.startsWith(`${key}.`) && /^\d+$/.test(refused.slice(key.length + 1));
  const index = keys.includes(refused) ? keys.indexOf(refused) : keys.findIndex(isOfList);
  return index === -1 ? undefined : index;
}

/** The others are about the value. */
export function isOfKey(error: string): boolean {
  return error === 'key' || error === 'twice' || error === 'unknown';
}

function readValue(
  kind: Entry['kind'],
  text: string,
):
  | { readonly value: string | number | boolean | readonly string[] }
  | { readonly error: EntryError } {
  if (text === '') return { error: 'required' };
  if (kind === 'boolean') {
    return text === YES || text === NO ? { value: text === YES } : { error: 'required' };
  }
  if (kind === 'number') {
    const number = readTypedNumber(text);
    if (typeof number === 'object') return { error: 'ambiguous' };
    return typeof number === 'string' ? { error: number } : { value: number };
  }
  const error = wrongNotes(text, limits.textarea);
  if (error) return { error };
  return { value: kind === 'list' ? linesOf(text) : text };
}

/** What several are chosen of, each on a line of its own. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
