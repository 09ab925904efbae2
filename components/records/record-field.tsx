'use client';

import { useTranslations } from 'next-intl';
import { ChoiceList } from '@/components/form/choice-list';
import { DateInput } from '@/components/form/date-input';
import { TypedInput } from '@/components/form/typed-input';
import { TypedSelect } from '@/components/form/typed-select';
import { TypedTextarea } from '@/components/form/typed-textarea';
import { Field } from '@/components/ui/field';
import { type DraftValue, NO, YES } from '@/lib/records/record-draft';
import { kindOf, type TemplateField } from '@/lib/records/template';
import { ChosenField } from './chosen-field';
import { MomentField } from './moment-field';

interface RecordFieldProps {
  field: TemplateField;
  value: DraftValue | undefined;
  error: string | undefined;
  /** Told of the value, or of what becomes of the one that stands there by then. */
  onChange: (value: DraftValue | ((now: DraftValue | undefined) => DraftValue)) => void;
}

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** The name of a template's field in the form, where others have names of their own. */
export function recordFieldName(key: string): string {
  return `fields.${key}`;
}

/** One field of a template, asked for by its kind. */
export function RecordField({ field, value, error, onChange }: RecordFieldProps) {
  const t = useTranslations('records.form');
  const { label, required, options = [], min, max } = field;
  const name = recordFieldName(field.key);
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
          onChange={(change) => onChange((now) => change(partsOf(now)))}
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
            <TypedSelect {...control} name={name} value={text} onChoose={onChange}>
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
          {(control) => <TypedTextarea {...control} name={name} value={text} onType={onChange} />}
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
              {...(kind === 'number' && { inputMode: 'decimal', className: 'tabular' })}
            />
          )}
        </Field>
      );
  }
}

function partsOf(value: DraftValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
