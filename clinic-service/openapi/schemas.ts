import * as z from 'zod/mini';
import type { Operation, Schema } from '@/lib/contract/operation';
import { namedSchemas, names } from './names';
import { mergeAllPatterns, mergeAnyPattern } from './patterns';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a caller gets, inside its envelope. */
export function responseSchema(operation: Operation): JsonSchema {
  const data = jsonSchema(operation.response);
  if (operation.envelope !== 'A') return data;
  return {
    type: 'object',
    properties: { success: { const: true }, data, message: { type: 'string' } },
    required: ['success', 'data'],
  };
}

/** The members of a params or query schema, one parameter each. */
export function fieldsOf(schema: Schema | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...described } = typeof field === 'object' ? field : {};
    return {
      name,
      ...(description !== undefined && { description }),
      schema: described,
      required: required.includes(name),
    };
  });
}

/** Every schema with a name, for what refers to it. */
export function schemaComponents(): Record<string, unknown> {
  return Object.assign({}, ...Object.values(namedSchemas).map((schema) => converted(schema).$defs));
}

/** A schema on the wire; of what has a name in it the name alone. */
export function jsonSchema(schema: Schema): JsonSchema {
  const { $schema: _, $defs: __, ...described } = converted(schema);
  return described;
}

/**
 * The wire side of a schema (`input`: before transforms). A member that readers accept as null is
 * absent on our wire, unless the schema keeps the null.
 */
function converted(schema: Schema): JsonSchema {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'string') mergeAllPatterns(target);
      // Left out by zod where another pattern stands beside it.
      if ('format' in def && def.format === 'date') target.format = 'date';
      if (def.type === 'union') mergeAnyPattern(target, def.checks);
      if (def.type === 'pipe') dropNull(target);
      if (def.type === 'object') describeInstants(target);
      const { default: fallback, description, examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (fallback !== undefined) target.default = fallback;
      if (description !== undefined) target.description = description;
      if (Array.isArray(examples)) target.examples = examples;
    },
  });
  return JSON.parse(JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** What is called `at` or `…At` is the instant at which it happened; readers take any text there. */
function describeInstants({ properties = {} }: JsonSchema): void {
  for (const [name, member] of Object.entries(properties)) {
    if (/(?:^a|A)t$/.test(name) && typeof member === 'object' && member.type === 'string') {
      member.format = 'date-time';
    }
  }
}

function dropNull(target: JsonSchema): void {
  const [only, ...more] = (target.anyOf ?? []).filter(
    (choice) => typeof choice === 'object' && choice.type !== 'null',
  );
  if (typeof only !== 'object' || more.length > 0) return;
  delete target.anyOf;
  Object.assign(target, only);
}
