import { recordLimits as limits } from '@/lib/contract/limits';
import { clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';
import { minutesOf } from '@/lib/kit/schedule';
import { wrongNotes } from '@/lib/kit/text/notes';
import { kindOf, type Template, type TemplateField } from './template';
import { readTypedNumber } from './typed-number';

/**
 * What was typed for a field: a text; what was chosen of several; or a date (`YYYY-MM-DD`) and a time
 * (`HH:MM`). Also while it is wrong.
 */
export type Answer = string | readonly string[];
/** By the fields' keys. */
export type Answers = Readonly<Record<string, Answer>>;

export type RecordError =
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'number'
  | 'ambiguous'
  | 'tooSmall'
  | 'tooBig'
  | 'outside'
  | 'date'
  | 'noDate'
  | 'time';
type RecordErrors = Readonly<Record<string, RecordError | undefined>>;

type Read = { readonly value: unknown } | { readonly error: RecordError } | undefined;

/** `true` and `false` as a choice says them. */
export const YES = 'yes';
export const NO = 'no';

/**
 * The fields of a record as the service takes them, or what is wrong with each: the same rules as the
 * service's. What was left empty is not sent. `zone` is the clinic's.
 */
export function readAnswers(
  { fields }: Pick<Template, 'fields'>,
  answers: Answers,
  zone: string,
):
  | { readonly fields: Record<string, unknown>; readonly errors?: undefined }
  | { readonly fields?: undefined; readonly errors: RecordErrors } {
  const values: [string, unknown][] = [];
  const errors: [string, RecordError][] = [];
  for (const field of fields) {
    const read = readField(field, answers[field.key], zone);
    if (read === undefined) {
      if (field.required) errors.push([field.key, 'required']);
    } else if ('error' in read) {
      errors.push([field.key, read.error]);
    } else {
      values.push([field.key, read.value]);
    }
  }
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { fields: Object.fromEntries(values) };
}

/** Whether anything was typed or chosen. */
export function isBlank(answers: Answers): boolean {
  return Object.values(answers).every((value) =>
    [value].flat().every((part) => part.trim() === ''),
  );
}

/** What was typed for fields that the template does not have, or has no longer in a form that takes it. */
export function strayValues(template: Template, answers: Answers): [string, string][] {
  return Object.entries(answers).flatMap(([key, value]): [string, string][] => {
    const field = template.fields.find((one) => one.key === key);
    const parts = [value].flat().filter((part) => part.trim() !== '');
    const text = parts.join(', ');
    return (field && isOfItsKind(field, value)) || parts.length === 0 ? [] : [[key, text]];
  });
}

/** Whether the field shows what was typed: it may have been of another kind then. */
function isOfItsKind(field: TemplateField, value: Answer): boolean {
  const kind = kindOf(field);
  if (kind === 'multiselect' || kind === 'datetime') return Array.isArray(value);
  if (typeof value !== 'string') return false;
  if (kind === 'select') return field.options?.some((option) => option.value === value) ?? false;
  return kind !== 'boolean' || value === YES || value === NO;
}

function readField(field: TemplateField, typed: Answer | undefined, zone: string): Read {
  if (typed === undefined || !isOfItsKind(field, typed)) return undefined;
  const kind = kindOf(field);
  if (kind === 'multiselect') return readChosen(typed);
  if (kind === 'datetime') return readMoment(typed, zone);
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return undefined;
  switch (kind) {
    case 'number':
      return readNumber(field, text);
    case 'boolean':
      return { value: text === YES };
    case 'date':
      return parseDate(text) === null ? { error: 'date' } : { value: text };
    case 'select':
      return { value: text };
    case 'text':
    case 'textarea': {
      const error = wrongNotes(text, limits[kind]);
      return error ? { error } : { value: text };
    }
  }
}

function readChosen(typed: Answer | undefined): Read {
  return Array.isArray(typed) && typed.length > 0 ? { value: [...typed] } : undefined;
}

function readMoment(typed: Answer | undefined, zone: string): Read {
  const [date = '', time = ''] = Array.isArray(typed) ? typed : [];
  if (date === '' && time === '') return undefined;
  if (date === '') return { error: 'noDate' };
  if (parseDate(date) === null) return { error: 'date' };
  if (minutesOf(time) === null) return { error: 'time' };
  return { value: toOffsetDateTime(clinicInstant(date, time, zone), zone) };
}

function readNumber(field: TemplateField, text: string): Read {
  const { min = -limits.number, max = limits.number } = field;
  const read = readTypedNumber(text);
  if (read === 'number') return { error: 'number' };
  const readings = typeof read === 'number' ? [read] : [read.fraction, read.whole];
  const [value, other] = readings.filter((one) => one >= min && one <= max);
  if (other !== undefined) return { error: 'ambiguous' };
  if (value !== undefined) return { value };
  if (readings.every((one) => one < min)) return { error: 'tooSmall' };
  return { error: readings.every((one) => one > max) ? 'tooBig' : 'outside' };
}
