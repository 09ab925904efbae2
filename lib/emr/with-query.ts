/** An address with the parameters that have a value. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.size === 0 ? path : `${path}?${params}`;
}
