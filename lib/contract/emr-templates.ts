import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { templateRoutes } from './routes/record-routes';
import { openEnum, optional, pageOf, pageQuery } from './schemas';

const templateField = z.object({
  key: z.string(),
  /** In the language that was asked for. */
  label: z.string(),
  type: openEnum(
    'text',
    'textarea',
    'number',
    'boolean',
    'date',
    'datetime',
    'select',
    'multiselect',
  ),
  required: z._default(z.boolean(), false),
  /** Of `select` and `multiselect`: what may be stored, and how it is shown. */
  options: optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  min: optional(z.number()),
  max: optional(z.number()),
});

export const emrTemplate = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(templateField),
});

export const listEmrTemplates = defineOperation(templateRoutes.list, {
  summary: 'List the templates of medical records, in the language asked for',
  origin: 'extension',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  inLanguageAsked: true,
  query: z.object(pageQuery),
  response: pageOf(emrTemplate),
});
