import * as z from 'zod/mini';

/**
 * Described and typed as `schema`, which reads what `mend` has brought into shape: for what services
 * leave out, or write in another way than the contract shows.
 */
export function mended<S extends z.core.$ZodType>(schema: S, mend: (sent: unknown) => unknown) {
  // What comes of `mend` is checked by the schema, whatever it is: the type of its input is for callers.
  const checked = schema as z.core.$ZodType<z.core.output<S>>;
  return z.pipe(z.transform<z.core.input<S>, unknown>(mend), checked);
}

/** What a screen can do without: undefined where it cannot be read, though it is published as told. */
export function ifReadable<S extends z.core.$ZodType>(schema: S) {
  const toldOrNot = z.pipe(
    z.nullable(schema),
    z.transform((value): z.core.output<S> | undefined => value ?? undefined),
  );
  return mended(toldOrNot, (sent) => (z.safeParse(schema, sent).success ? sent : null));
}

/** A list whose elements that cannot be read are left out, and counted. */
export function readableList<S extends z.core.$ZodType>(element: S) {
  return z.pipe(
    z.array(z.catch(z.optional(element), undefined)),
    z.transform((all) => {
      const read = all.filter((one) => one !== undefined);
      return { read, unread: all.length - read.length };
    }),
  );
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an object; undefined of anything else. */
export function membersOf(value: unknown): Members | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

/** An object with what it lacks; anything else as it is, for the schema to refuse. */
export function withDefaults(sent: unknown, defaults: (members: Members) => Members): unknown {
  const members = membersOf(sent);
  if (members === undefined) return sent;
  const mended = { ...members };
  for (const [name, value] of Object.entries(defaults(members))) mended[name] ??= value;
  return mended;
}
