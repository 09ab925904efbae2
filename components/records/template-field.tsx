'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { TextField, useFieldState } from '@/components/form/fields';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Field } from '@/components/ui/field';
import type { RecordValues } from '@/lib/records/record-form';
import type { Template } from '@/lib/records/template';

interface TemplateFieldProps {
  /** Undefined where the service lists none: then its identifier is typed. */
  templates: readonly Template[] | undefined;
}

/** The template of a record: what it asks for. */
export function TemplateField({ templates }: TemplateFieldProps) {
  const t = useTranslations('records.form');
  return templates ? (
    <TemplateSelect templates={templates} />
  ) : (
    <TextField
      name="templateId"
      label={t('templateId')}
      help={t('templateIdHelp')}
      isRequired
      input={{ spellCheck: false }}
    />
  );
}

function TemplateSelect({ templates }: { templates: readonly Template[] }) {
  const t = useTranslations('records.form');
  const { clearErrors } = useFormContext<RecordValues>();
  const { field } = useController<RecordValues, 'templateId'>({ name: 'templateId' });
  const { name, value, onBlur } = field;
  return (
    <Field {...useFieldState(name)} isRequired>
      {(control) => (
        <TypedSelect
          {...control}
          name={name}
          value={value}
          onChoose={(id) => {
            // They are of the other template's fields.
            clearErrors();
            field.onChange(id);
          }}
          onBlur={onBlur}
        >
          {!templates.some(({ id }) => id === value) && (
            <option value="">{t('chooseTemplate')}</option>
          )}
          {templates.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </TypedSelect>
      )}
    </Field>
  );
}
