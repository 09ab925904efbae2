import type { BlockField } from './week/edit-week';

/** The `name` of a field in the form, by which an error leads to it. */
export function fieldName(key: number, field: BlockField): string {
  return ['week', ...blockPath(key, field)].join('.');
}

/** Where an error about a field of a block stands among those of the week. No number: they keep their order. */
export function blockPath(key: number, field: BlockField): string[] {
  return [`block${key}`, field];
}

const EXCEPTIONS = 'exceptions.';

/** The button that takes a date away: where an error about that date leads. */
export function exceptionName(date: string): string {
  return `${EXCEPTIONS}${date}`;
}

/** The date that a name is about, if it is about one. */
export function exceptionOf(name: string): string | undefined {
  return name.startsWith(EXCEPTIONS) ? name.slice(EXCEPTIONS.length) : undefined;
}
