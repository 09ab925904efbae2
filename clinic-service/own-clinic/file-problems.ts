import type * as z from 'zod/mini';
import { ID_PATTERN } from '@/lib/contract/limits';
import { SettingsError } from '../settings';

/** A person mends some and starts again; a wall of lines would hide which file it is about. */
const SHOWN = 25;

/** The refusal of a file: where it is, and what is wrong in it, one mistake to a line. */
export function wrongFile(path: string, problems: readonly string[]): SettingsError {
  const more = problems.length - SHOWN;
  const lines = problems.slice(0, SHOWN).map((problem) => `  ${problem}.`);
  if (more > 0) lines.push(`  And ${more} more.`);
  return new SettingsError([`CLINIC_FILE cannot be used: ${path}`, ...lines].join('\n'));
}

/** What the schema found, in words for whoever wrote the file. */
export function problemsOf(issues: readonly z.core.$ZodIssue[], file: unknown): string[] {
  return issues.flatMap((issue) => {
    const place = placeOf(issue.path, file);
    if (issue.code !== 'unrecognized_keys') return `${place || 'The file'} ${words(issue)}`;
    const before = place === '' ? '' : `${place}: `;
    return issue.keys.map((key) => `${before}unknown member ${JSON.stringify(key)}`);
  });
}

/** `procedures "consulta": price`; what has no id is counted as people count. */
function placeOf([list, index, ...members]: readonly PropertyKey[], file: unknown): string {
  if (list === undefined) return '';
  if (typeof index !== 'number') return String(list);
  const entry: unknown = Reflect.get(Object(Reflect.get(Object(file), list)), index);
  const id: unknown = Reflect.get(Object(entry), 'id');
  const name = typeof id === 'string' && id !== '' ? JSON.stringify(id) : `number ${index + 1}`;
  const member = members.map((each) => (typeof each === 'number' ? `number ${each + 1}` : each));
  return `${String(list)} ${name}${member.length === 0 ? '' : `: ${member.map(String).join(' ')}`}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

function words(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${KINDS[issue.expected] ?? issue.expected}, not ${shown(issue.input)}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing';
      return `must be one of ${issue.values.map(shown).join(', ')}, not ${shown(issue.input)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty';
      return issue.minimum === 0 ? 'is negative' : `must be ${issue.minimum} or more`;
    case 'too_big':
      if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`;
      return issue.origin === 'array'
        ? `has more than ${issue.maximum} entries`
        : `must be ${issue.maximum} or less`;
    case 'invalid_format':
      if (issue.pattern === String(ID_PATTERN)) {
        return 'must be 1 to 64 letters without accents, digits, - and _';
      }
      return asSaid(issue.message);
    default:
      return asSaid(issue.message);
  }
}

/** Sentences of the schema itself begin with "Must"; the library's own stand-in says nothing. */
function asSaid(message: string): string {
  if (message === 'Invalid input') return 'has characters that cannot be printed';
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`.replace(/\.$/, '');
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
