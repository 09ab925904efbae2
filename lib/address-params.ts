import { ID_PATTERN, MAX_PAGE } from '@/lib/contract/limits';

/** Reads one parameter of an address, whichever side asks; the first where it is repeated. */
export type ReadParam = (name: string) => string | null | undefined;

/** The parameters a page receives, readable by name. */
export function fromPageParams(
  params: Readonly<Record<string, string | string[] | undefined>>,
): ReadParam {
  return (name) => {
    const value = params[name];
    return Array.isArray(value) ? value[0] : value;
  };
}

/** An id that an address may carry; undefined for anything else. */
export function idIn(value: string | null | undefined): string | undefined {
  return value && ID_PATTERN.test(value) ? value : undefined;
}

/** `page` of an address, from 1; the first where it makes no sense. */
export function pageIn(read: ReadParam): number {
  const page = read('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1;
}

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
