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
