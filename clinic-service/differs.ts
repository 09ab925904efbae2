import { isDeepStrictEqual } from 'node:util';

/**
 * Whether storing `next` would change `current`: a form sends back what it was given, and only what
 * is not as it was counts as a change. What is undefined is not stored.
 */
export function differs<Row extends object>(
  current: Row,
  next: { readonly [Column in keyof Row]?: Row[Column] | undefined },
): boolean {
  for (const column in next) {
    const value = next[column];
    if (value !== undefined && !isDeepStrictEqual(value, current[column])) return true;
  }
  return false;
}
