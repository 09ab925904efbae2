import type { Schema } from '@/lib/contract/operation';
import { jsonSchema } from '../openapi/schemas';

type JsonSchema = ReturnType<typeof jsonSchema>;

interface HostileBody {
  /** What is wrong with it, for whoever reads that a test failed. */
  readonly what: string;
  readonly body: string;
  /** The member at fault; where it has one, the refusal names it. */
  readonly field: string;
}

/**
 * From a valid body of the schema: without each required member, one at a time, and with each
 * member of it that is there of every wrong type, as NUL and as half of a character.
 */
export function hostileBodies(schema: Schema, valid: unknown): HostileBody[] {
  const root = jsonSchema(schema);
  return membersOf(root, valid, []).flatMap(({ path, described, required }) => {
    const field = path.join('.');
    const put = (value: unknown) => JSON.stringify(replaced(valid, path, value));
    return [
      ...(required ? [{ what: `${field} left out`, body: put(undefined), field }] : []),
      ...wrongValues(described).map((value) => ({
        what: `${field} as ${JSON.stringify(value)}`,
        body: put(value),
        field,
      })),
    ];
  });
}

interface Member {
  readonly path: readonly (string | number)[];
  readonly described: JsonSchema;
  readonly required: boolean;
}

function membersOf(schema: JsonSchema, value: unknown, path: Member['path']): Member[] {
  if (Array.isArray(value)) {
    const items = schema.items;
    if (typeof items !== 'object' || Array.isArray(items)) return [];
    return value.slice(0, 1).flatMap((item) => membersOf(items, item, [...path, 0]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const present = new Map<string, unknown>(Object.entries(value));
  return Object.entries(schema.properties ?? {}).flatMap(([name, described]) => {
    if (typeof described !== 'object' || present.get(name) === undefined) return [];
    const here = [...path, name];
    const required = schema.required?.includes(name) ?? false;
    return [{ path: here, described, required }, ...membersOf(described, present.get(name), here)];
  });
}

function wrongValues({ type }: JsonSchema): unknown[] {
  const values: unknown[] = ['x\u0000y', 'x\ud800y', 7, true, [7], { $ne: 1 }, -1, 1.5, 1e15];
  return values.filter((value) => {
    switch (type) {
      case 'string':
        return true;
      case 'number':
      case 'integer':
        return typeof value !== 'number' || value < 0 || value > 1e12;
      case 'boolean':
        return typeof value !== 'boolean';
      case 'array':
        return true;
      case 'object':
        return typeof value !== 'object';
      default:
        return false;
    }
  });
}

function replaced(value: unknown, path: Member['path'], by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === name ? replaced(item, rest, by) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === name ? replaced(member, rest, by) : member,
    ]),
  );
}
