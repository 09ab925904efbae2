import type { BlockField } from './edit-week';

/** The `name` of a field in the form, by which an error leads to it. */
export function fieldName(key: number, field: BlockField): string {
  return `block.${key}.${field}`;
}

/** The button that takes a date away: where an error about that date leads. */
export function exceptionName(date: string): string {
  return `exception.${date}`;
}
