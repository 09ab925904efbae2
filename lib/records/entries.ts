import { recordLimits as limits } from '@/lib/contract/record-limits';
import { wrongNotes } from '@/lib/rules/notes';
import { NO, type RecordErrors, YES } from './record-draft';
import { readTypedNumber } from './typed-number';

/** A field of a record whose template nobody can read: what it is kept under, and its value. */
export interface Entry {
  /** Of the line, for as long as it is on the screen. */
  readonly id: number;
  readonly key: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'list';
  readonly value: string;
}

export type EntryError =
  | 'key'
  | 'twice'
  | 'unknown'
  | 'refused'
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'number'
  | 'ambiguous';

export const FIRST_ENTRY: Entry = { id: 1, key: '', kind: 'text', value: '' };

/** Nothing was written in it. */
export function isBlankEntry({ key, value }: Entry): boolean {
  return key.trim() === '' && value.trim() === '';
}

/** Control characters and blanks around it are the only things a key cannot have. */
const KEY = /^[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?$/u;

/** Reads what was typed, or says what is wrong, by line. Lines left wholly empty are none. */
export function checkEntries(
  entries: readonly Entry[],
):
  | { readonly fields: Record<string, unknown>; readonly errors?: undefined }
  | { readonly fields?: undefined; readonly errors: ReadonlyMap<number, EntryError> } {
  const errors = new Map<number, EntryError>();
  const fields = new Map<string, unknown>();
  for (const entry of entries) {
    if (isBlankEntry(entry)) continue;
    const { id, kind } = entry;
    const name = entry.key.trim();
    const text = entry.value.trim();
    const read = readValue(kind, text);
    if (!KEY.test(name) || name.length > limits.key) errors.set(id, 'key');
    else if (fields.has(name)) errors.set(id, 'twice');
    else if ('error' in read) errors.set(id, read.error);
    else fields.set(name, read.value);
  }
  return errors.size > 0 ? { errors } : { fields: Object.fromEntries(fields) };
}

/** What a service refused: of lines at these, and by their keys those that no line has. */
export function refusedEntries(
  entries: readonly Entry[],
  refused: RecordErrors,
): { readonly entries: ReadonlyMap<number, EntryError>; readonly fields: RecordErrors } {
  const fields = new Map(Object.entries(refused));
  const errors = new Map<number, EntryError>();
  for (const { id, key } of entries) {
    const name = key.trim();
    // Also of one of a list: `antecedentes.2`. A key may have dots of its own.
    const isOfList = (path: string) =>
      path.startsWith(`${name}.`) && /^\d+$/.test(path.slice(name.length + 1));
    const about = [...fields].filter(([path]) => path === name || isOfList(path));
    if (name === '' || about.length === 0) continue;
    errors.set(id, about.some(([, error]) => error === 'unknown') ? 'unknown' : 'refused');
    for (const [path] of about) fields.delete(path);
  }
  return { entries: errors, fields: Object.fromEntries(fields) };
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
