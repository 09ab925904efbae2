'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import { useFieldWords } from './field-words';
import { NotesInput } from './notes-input';
import { useEarlyTicks } from './use-early-typing';
import { useTextField } from './use-text-field';

interface FieldProps {
  name: string;
  /** Beside the label, such as "optional". */
  note?: string;
  help?: ReactNode;
  isRequired?: boolean;
  className?: string;
}

/** Its label and what is wrong with it, as the form around it says. */
export function useFieldState(name: string) {
  const words = useFieldWords();
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return {
    label: words.label(name),
    error: error?.message === undefined ? undefined : words.error(name, error.message),
  };
}

interface TextFieldProps extends FieldProps {
  /** Of the input itself. */
  input?: Omit<ComponentProps<typeof Input>, 'name' | 'ref' | 'defaultValue' | 'onChange'>;
  /** Values to choose from while typing. */
  suggestions?: readonly string[];
}

/** A line of text. */
export function TextField({ name, input = {}, suggestions, ...field }: TextFieldProps) {
  const { ref, onBlur, ...registered } = useTextField(name);
  const listId = `${name}-suggestions`;
  return (
    <Field {...field} {...useFieldState(name)}>
      {(control) => (
        <>
          <Input
            // What a browser remembers is of somebody else.
            autoComplete="off"
            {...input}
            {...control}
            {...registered}
            ref={ref}
            {...(suggestions && { list: listId })}
            onBlur={(event) => {
              input.onBlur?.(event);
              void onBlur(event);
            }}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

/** An amount in pesos, rewritten in the person's language when it is left. */
export function MoneyField(props: FieldProps) {
  const { name } = props;
  const locale = useLocale();
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  return (
    <TextField
      {...props}
      input={{
        inputMode: 'decimal',
        className: 'tabular text-right',
        onBlur() {
          const typed = getValues(name) ?? '';
          const money = readTypedMoney(typed);
          const written = money.kind === 'pesos' ? writePesos(money.pesos, locale) : typed;
          if (written !== typed) setValue(name, written, { shouldDirty: true });
        },
      }}
    />
  );
}

/** Text of several lines, which counts its characters. */
export function NotesField({ name, note, max }: FieldProps & { max: number }) {
  const { field } = useController({ name });
  const { label, error } = useFieldState(name);
  return (
    <NotesInput
      name={name}
      label={label}
      {...(note !== undefined && { note })}
      max={max}
      value={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}

export function CheckboxField({ name }: Pick<FieldProps, 'name'>) {
  const { field } = useController({ name });
  const words = useFieldWords();
  const watchEarly = useEarlyTicks([field.value], ([isTicked]) => field.onChange(isTicked));
  return (
    <Checkbox
      ref={watchEarly}
      name={name}
      label={words.label(name)}
      checked={field.value}
      onChange={({ target }) => field.onChange(target.checked)}
    />
  );
}
