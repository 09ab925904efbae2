import type * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Several patterns of one text, as zod writes them (`allOf`), are one to a generator of clients:
 * it makes no type of a schema without one. Each may match anywhere, as it may alone.
 */
export function mergeAllPatterns(target: JsonSchema): void {
  const patterns = target.type === 'string' ? target.allOf?.map(onlyPattern) : undefined;
  if (patterns === undefined || !patterns.every(isText)) return;
  delete target.allOf;
  target.pattern = all(patterns);
}

/** A text that is written in one of several ways is a text; what is checked besides zod leaves out. */
export function mergeAnyPattern(
  target: JsonSchema,
  checks: readonly z.core.$ZodCheck[] = [],
): void {
  const patterns = target.anyOf?.map((choice) =>
    typeof choice === 'object' && choice.type === 'string' ? withoutFormat(choice) : undefined,
  );
  if (patterns === undefined || !patterns.every(isText)) return;
  delete target.anyOf;
  target.type = 'string';
  const any = patterns.map((pattern) => `(?:${pattern})`).join('|');
  target.pattern = all([any, ...checks.flatMap(patternOf)]);
}

function all(patterns: readonly string[]): string {
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`).join('')}`;
}

function patternOf({ _zod: { def } }: z.core.$ZodCheck): string[] {
  return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [];
}

/** The pattern says all that a `format` beside it does. */
function withoutFormat({ type: _, format: __, ...described }: JsonSchema): string | undefined {
  return onlyPattern(described);
}

function onlyPattern(described: JsonSchema | boolean): string | undefined {
  if (typeof described === 'boolean' || Object.keys(described).length !== 1) return undefined;
  return described.pattern;
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}
