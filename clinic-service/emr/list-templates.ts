import type { listEmrTemplates as operation } from '@/lib/contract/emr-templates';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { offsetOf, pageOf } from '../page';
import type { Template } from './template';
import { TEMPLATES } from './templates';

export async function listTemplates(
  { language }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const start = offsetOf(query);
  const shown = TEMPLATES.slice(start, start + query.limit);
  return pageOf(
    shown.map((template) => inLanguage(template, language)),
    query,
    TEMPLATES.length,
  );
}

function inLanguage({ id, name, fields }: Template, language: Context['language']) {
  return {
    id,
    name: name[language],
    fields: fields.map(({ label, options, ...field }) => ({
      ...field,
      label: label[language],
      options: options?.map((option) => ({ value: option.value, label: option.label[language] })),
    })),
  };
}
