import * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/errors';
import { recordLimits } from '@/lib/contract/limits';
import type { Schema } from '@/lib/contract/operation';
import { isoDate, offsetDateTime, requiredText, text } from '@/lib/contract/schemas';
import { parseFields } from '@/lib/contract/wire/parse';
import { ValidationError } from '../errors';
import { refuseField } from '../field-refusal';
import type { Template, TemplateField } from './template';
import { TEMPLATES } from './templates';

const schemas = new Map(TEMPLATES.map((template) => [template.id, schemaOf(template)]));

/**
 * The fields of a new record as its template has them. Throws `ValidationError` with every one
 * that is unknown, missing or wrong, as `fields.<key>`; or with `templateId`.
 */
export function checkFields(
  templateId: string,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const schema = schemas.get(templateId);
  if (schema === undefined) {
    throw refuseField('templateId', 'not_found', 'There is no such template.');
  }
  const unknown = Object.keys(fields)
    .filter((key) => !Object.hasOwn(schema.def.shape, key))
    .map((key) => ({
      path: `fields.${key}`,
      code: 'unknown_field',
      message: 'The template has no such field.',
    }));
  const parsed = parseFields(schema, fields);
  const wrong = parsed.success ? [] : parsed.fields.map(atField);
  if (!parsed.success || unknown.length > 0) throw new ValidationError([...unknown, ...wrong]);
  return parsed.data;
}

/** The whole field is named, also where one of several choices is wrong. */
function atField(error: FieldError): FieldError {
  return { ...error, path: `fields.${error.path.split('.')[0]}` };
}

function schemaOf({ fields }: Template) {
  const shape = fields.map((field): [string, Schema] => [
    field.key,
    field.required ? valueSchema(field) : z.optional(valueSchema(field)),
  ]);
  return z.object(Object.fromEntries(shape));
}

function valueSchema(field: TemplateField): Schema {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return field.required
        ? requiredText(recordLimits[field.type])
        : text(recordLimits[field.type]);
    case 'number':
      return z
        .number()
        .check(
          z.minimum(field.min ?? -recordLimits.number),
          z.maximum(field.max ?? recordLimits.number),
        );
    case 'boolean':
      return z.boolean();
    case 'date':
      return isoDate;
    case 'datetime':
      return offsetDateTime;
    case 'select':
      return choice(field);
    case 'multiselect':
      return z.array(choice(field)).check(
        z.minLength(field.required ? 1 : 0),
        z.refine((chosen) => new Set(chosen).size === chosen.length, 'Chosen twice.'),
      );
  }
}

function choice({ options = [] }: TemplateField) {
  return z.enum(options.map(({ value }) => value));
}
