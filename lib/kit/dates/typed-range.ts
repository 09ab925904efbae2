import { readTypedDate } from './typed-date';

/** What two fields say: a date (`YYYY-MM-DD`), nothing where there is no end, or what was typed. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

export type DateRangeError = 'century' | 'date' | 'order';

export interface RangeErrors {
  readonly from: DateRangeError | undefined;
  readonly to: DateRangeError | undefined;
}

/** What is wrong with a range, at the field where it is put right. */
export function rangeErrors({ from, to }: TypedRange, locale: string): RangeErrors {
  const errors = { from: errorOf(from, locale), to: errorOf(to, locale) };
  return errors.from === undefined && errors.to === undefined && from !== '' && to !== ''
    ? { ...errors, to: to < from ? 'order' : undefined }
    : errors;
}

/** What a list is narrowed down to: an end that is no date, or a range that is none, waits. */
export function usableRange(typed: TypedRange, former: TypedRange, locale: string): TypedRange {
  const { from, to } = rangeErrors(typed, locale);
  if (to === 'order') return former;
  const range = { from: from ? former.from : typed.from, to: to ? former.to : typed.to };
  return rangeErrors(range, locale).to === 'order' ? former : range;
}

function errorOf(value: string, locale: string): 'century' | 'date' | undefined {
  const typed = readTypedDate(value, locale);
  if (typed.kind === 'refused') return typed.why;
  // It was no date in the language it was typed in, and nobody has read it since.
  return typed.kind === 'date' && typed.date !== value ? 'date' : undefined;
}
