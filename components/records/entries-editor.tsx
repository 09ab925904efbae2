'use client';

import { useTranslations } from 'next-intl';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { TextField, useFieldState } from '@/components/form/fields';
import { TypedInput } from '@/components/form/inputs/typed-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { TypedTextarea } from '@/components/form/inputs/typed-textarea';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { BLANK_ENTRY, type Entry } from '@/lib/records/entries';
import { NO, YES } from '@/lib/records/record-answers';
import type { RecordValues } from '@/lib/records/record-form';

const KINDS = ['text', 'list', 'number', 'boolean'] as const;

/** Adds a line: where a key is to be written that no line has. */
export const ADD_ENTRY = 'add-entry';

/** The fields of a record by their keys, where the service does not tell what its template asks for. */
export function EntriesEditor() {
  const t = useTranslations('records.form.entries');
  const { fields, append, remove } = useFieldArray<RecordValues, 'entries'>({ name: 'entries' });
  return (
    <Card title={t('title')}>
      <p className="mb-3 max-w-prose text-ink-muted">{t('explain')}</p>
      <ul className="grid gap-4">
        {fields.map(({ id }, index) => (
          <EntryFields key={id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      <Button
        name={ADD_ENTRY}
        size="small"
        icon="add"
        className="mt-3"
        onClick={() => append(BLANK_ENTRY, { shouldFocus: false })}
      >
        {t('add')}
      </Button>
    </Card>
  );
}

/** `index` counts from 0. */
function EntryFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useTranslations('records.form.entries');
  const name = `entries.${index}` as const;
  const { getValues, setValue, clearErrors } = useFormContext<RecordValues>();
  const { field: kind } = useController<RecordValues, `entries.${number}.kind`>({
    name: `${name}.kind`,
  });
  return (
    <li className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_8rem_2fr_auto]">
      <TextField name={`${name}.key`} label={t('key')} input={{ spellCheck: false }} />
      <Field label={t('kind')}>
        {(control) => (
          <TypedSelect
            {...control}
            value={kind.value}
            onChoose={(chosen) => {
              // A choice between two is nothing that was typed; what was typed waits for its kind.
              if (isChosen(getValues(name))) setValue(`${name}.value`, '');
              clearErrors(name);
              kind.onChange(KINDS.find((one) => one === chosen) ?? 'text');
            }}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <EntryValue name={`${name}.value`} kind={kind.value} />
      <IconButton
        icon="close"
        label={t('remove', { number: index + 1 })}
        className="sm:mt-7"
        onClick={onRemove}
      />
    </li>
  );
}

function isChosen({ kind, value }: Pick<Entry, 'kind' | 'value'>): boolean {
  return kind === 'boolean' && (value === YES || value === NO);
}

function EntryValue({ name, kind }: { name: `entries.${number}.value`; kind: Entry['kind'] }) {
  const t = useTranslations('records.form');
  const { field } = useController<RecordValues, typeof name>({ name });
  const { error } = useFieldState(name);
  const { value, onChange, onBlur } = field;
  return (
    <Field
      label={t('entries.value')}
      error={error}
      help={kind === 'list' ? t('entries.listHelp') : undefined}
    >
      {(control) => {
        if (kind === 'boolean') {
          return (
            <TypedSelect
              {...control}
              name={name}
              value={isChosen({ kind, value }) ? value : ''}
              onChoose={onChange}
              onBlur={onBlur}
            >
              <option value="">{t('choose')}</option>
              <option value={YES}>{t('yes')}</option>
              <option value={NO}>{t('no')}</option>
            </TypedSelect>
          );
        }
        return kind === 'number' ? (
          <TypedInput
            {...control}
            name={name}
            inputMode="decimal"
            // One line would show the numbers of several as one.
            value={value.replaceAll('\n', ' ')}
            onType={onChange}
            onBlur={onBlur}
          />
        ) : (
          <TypedTextarea {...control} name={name} value={value} onType={onChange} onBlur={onBlur} />
        );
      }}
    </Field>
  );
}
