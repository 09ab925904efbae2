import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatDate, parseDate } from '@/lib/kit/dates/dates';
import { kindOf, type Template, type TemplateField } from './template';

export interface ShownField {
  readonly key: string;
  /** As its template calls it; the key itself where no template does. */
  readonly label: string;
  readonly value: string;
  /** A text of its own, not a fact among others. */
  readonly isLong: boolean;
}

/** How answers are written out. */
export interface RecordWords {
  readonly locale: string;
  /** The clinic's time zone. */
  readonly timezone: string;
  readonly yes: string;
  readonly no: string;
}

const LONG = 80;

/**
 * What a record says, in the order of its template; then what no template knows (any more), which is
 * shown all the same: a saved record loses nothing.
 */
export function shownFields(
  stored: Readonly<Record<string, unknown>>,
  template: Template | undefined,
  words: RecordWords,
): ShownField[] {
  const known = template?.fields ?? [];
  const keys = new Set(known.map(({ key }) => key));
  const others = Object.keys(stored).filter((key) => !keys.has(key));
  return [
    ...known.map((field) => shown(field.key, field.label, stored[field.key], field, words)),
    ...others.map((key) => shown(key, key, stored[key], undefined, words)),
  ].flatMap((field) => field ?? []);
}

function shown(
  key: string,
  label: string,
  value: unknown,
  field: TemplateField | undefined,
  words: RecordWords,
): ShownField | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = textOf(value, field, words);
  return {
    key,
    label,
    value: text,
    isLong: (field && kindOf(field) === 'textarea') || text.length > LONG || text.includes('\n'),
  };
}

function textOf(value: unknown, field: TemplateField | undefined, words: RecordWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    // As it was written down: a measure that is rounded is another measure.
    return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 20 }).format(value);
  }
  if (Array.isArray(value)) return value.map((one) => textOf(one, field, words)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const kind = field && kindOf(field);
  if (kind === 'date' && parseDate(value)) return formatDate(value, words.locale);
  if (kind === 'datetime') return formatInstant(value, words.locale, words.timezone);
  return field?.options?.find((option) => option.value === value)?.label ?? value;
}
