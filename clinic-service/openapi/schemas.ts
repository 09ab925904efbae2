import * as z from 'zod/mini';
import type { Operation, Schema } from '@/lib/contract/operation';

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
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}

/**
 * The wire side of a schema (`input`: before transforms). A member that readers accept as null is
 * absent on our wire, unless the schema keeps the null.
 */
export function jsonSchema(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type !== 'pipe') return;
      dropNull(target);
      // Left out by zod in front of a transform: they might not be of the input. Ours are.
      const { default: fallback, examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (fallback !== undefined) target.default = fallback;
      if (Array.isArray(examples)) target.examples = examples;
    },
  });
  return described;
}

function dropNull(target: JsonSchema): void {
  const [only, ...more] = (target.anyOf ?? []).filter(
    (choice) => typeof choice === 'object' && choice.type !== 'null',
  );
  if (typeof only !== 'object' || more.length > 0) return;
  delete target.anyOf;
  Object.assign(target, only);
}
