'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { ChoiceList } from '@/components/form/inputs/choice-list';
import { DateInput } from '@/components/form/inputs/date-input';
import { TypedInput } from '@/components/form/inputs/typed-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { TypedTextarea } from '@/components/form/inputs/typed-textarea';
import { Field } from '@/components/ui/field';
import { type Answer, NO, YES } from '@/lib/records/record-answers';
import { kindOf, type TemplateField } from '@/lib/records/template';
import { ChosenField } from './chosen-field';
import { MomentField } from './moment-field';

interface RecordFieldProps {
  /** Of the form: see `answerName`. */
  name: string;
  field: TemplateField;
}

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** One field of a template, asked for by its kind. */
export function RecordField({ name, field }: RecordFieldProps) {
  const t = useTranslations('records.form');
  const { getValues } = useFormContext();
  const { field: answer } = useController({ name });
  const { error } = useFieldState(name);
  const { onChange, onBlur } = answer;
  const value: Answer | undefined = answer.value;
  const { label, required, options = [], min, max } = field;
  const note = required ? undefined : t('optional');
  const text = typeof value === 'string' ? value : '';
  const kind = kindOf(field);
  switch (kind) {
    case 'multiselect':
      return (
        <ChosenField
          name={name}
          label={label}
          note={note}
          error={error}
          options={options}
          chosen={partsOf(value)}
          onChange={onChange}
        />
      );
    case 'datetime':
      return (
        <MomentField
          name={name}
          label={label}
          note={note}
          isRequired={required}
          error={error}
          value={partsOf(value)}
          onChange={(change) => onChange(change(partsOf(getValues(name))))}
          onBlur={onBlur}
        />
      );
    case 'boolean':
      return (
        <ChoiceList
          legend={label}
          note={note}
          name={name}
          value={text}
          choices={[
            { value: YES, label: t('yes') },
            { value: NO, label: t('no') },
            ...(required ? [] : [{ value: '', label: t('unsaid') }]),
          ]}
          isInline
          error={error}
          onChange={onChange}
        />
      );
    case 'select':
      return (
        <Field label={label} note={note} error={error} isRequired={required}>
          {(control) => (
            <TypedSelect {...control} name={name} value={text} onChoose={onChange} onBlur={onBlur}>
              <option value="">{t('choose')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
      );
    case 'date':
      return (
        <Field label={label} note={note} error={error} isRequired={required}>
          {(control) => (
            <DateInput
              control={control}
              name={name}
              value={text}
              onChange={onChange}
              onSettle={onBlur}
              min={FIRST_DAY}
              max={LAST_DAY}
            />
          )}
        </Field>
      );
    case 'textarea':
      return (
        <Field
          label={label}
          note={note}
          error={error}
          isRequired={required}
          className="sm:col-span-2"
        >
          {(control) => (
            <TypedTextarea
              {...control}
              name={name}
              value={text}
              onType={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      );
    case 'number':
    case 'text':
      return (
        <Field
          label={label}
          note={note}
          error={error}
          isRequired={required}
          help={
            kind === 'number' && min !== undefined && max !== undefined && t('range', { min, max })
          }
        >
          {(control) => (
            <TypedInput
              {...control}
              name={name}
              value={text}
              onType={onChange}
              onBlur={onBlur}
              {...(kind === 'number' && { inputMode: 'decimal', className: 'tabular' })}
            />
          )}
        </Field>
      );
  }
}

function partsOf(value: Answer | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
