/** The members that have a value: what is left out of a query is not asked for. */
export function defined<T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
