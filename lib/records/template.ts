import type * as z from 'zod/mini';
import type { emrTemplate } from '@/lib/contract/emr-templates';

/** What a kind of record asks for, in the person's language. */
export type Template = z.infer<typeof emrTemplate>;
export type TemplateField = Template['fields'][number];

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'select'
  | 'multiselect';

const KINDS: readonly string[] = [
  'text',
  'textarea',
  'number',
  'boolean',
  'date',
  'datetime',
  'select',
  'multiselect',
] satisfies FieldKind[];

/** How a field is asked for. A type that we do not know is a text, and so is a choice without options. */
export function kindOf({ type, options }: TemplateField): FieldKind {
  const kind = KINDS.includes(type) ? (type as FieldKind) : 'text';
  const isChoice = kind === 'select' || kind === 'multiselect';
  return isChoice && (options === undefined || options.length === 0) ? 'text' : kind;
}
