'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { get, useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import { useFieldWords } from './field-words';
import { ChoiceList } from './inputs/choice-list';
import { NotesInput } from './inputs/notes-input';
import { useEarlyTicks } from './inputs/use-early-typing';
import { useTextField } from './inputs/use-text-field';

interface FieldProps {
  name: string;
  /** Where the field says less than the summary does, such as in a line of a list. */
  label?: string;
  /** Beside the label, such as "optional". */
  note?: string;
  help?: ReactNode;
  /** At the other end of the label's line. */
  aside?: string | undefined;
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
export function TextField({ name, input = {}, suggestions, ...props }: TextFieldProps) {
  const { ref, onBlur, ...registered } = useTextField(name);
  const listId = `${name}-suggestions`;
  return (
    <Field {...useFieldState(name)} {...props}>
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

interface MoneyFieldProps extends Omit<TextFieldProps, 'suggestions' | 'aside'> {
  /** What is understood is said elsewhere, such as by a total in its line. */
  isTold?: boolean;
}

/**
 * An amount in pesos, rewritten in the person's language when it is left. What is understood stands beside
 * it while it is typed.
 */
export function MoneyField({ input, isTold = false, ...props }: MoneyFieldProps) {
  const { name } = props;
  const locale = useLocale();
  const read = readTypedMoney(useWatch<Record<string, string>>({ name }) ?? '');
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  return (
    <TextField
      {...props}
      aside={isTold || read.kind !== 'pesos' ? undefined : formatPesos(read.pesos, locale)}
      input={{
        inputMode: 'decimal',
        maxLength: 40,
        className: 'tabular text-right',
        ...input,
        onBlur() {
          const typed: string = get(getValues(), name) ?? '';
          const money = readTypedMoney(typed);
          const written = money.kind === 'pesos' ? writePesos(money.pesos, locale) : typed;
          if (written !== typed) setValue(name, written, { shouldDirty: true });
        },
      }}
    />
  );
}

interface NotesFieldProps extends FieldProps {
  /** Characters that are taken at most. */
  max: number;
  rows?: number;
}

/** Text of several lines, which counts its characters. */
export function NotesField({ name, ...props }: NotesFieldProps) {
  const { field } = useController({ name });
  return (
    <NotesInput
      {...useFieldState(name)}
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
    />
  );
}

export function CheckboxField({ name }: Pick<FieldProps, 'name'>) {
  const { field } = useController({ name });
  const { label, error } = useFieldState(name);
  const errorId = useId();
  const watchEarly = useEarlyTicks([field.value], ([isTicked]) => field.onChange(isTicked));
  return (
    <div>
      <Checkbox
        ref={watchEarly}
        name={name}
        label={label}
        checked={field.value}
        onChange={({ target }) => field.onChange(target.checked)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps extends FieldProps {
  /** Told of each choice, where another field follows it. */
  onChoose?: (value: string) => void;
  children: ReactNode;
}

/** One of a list. */
export function SelectField({ name, onChoose, children, ...props }: SelectFieldProps) {
  const registered = useTextField(name);
  return (
    <Field {...useFieldState(name)} {...props}>
      {(control) => (
        // A browser that fills in what was chosen another time would choose it anew.
        <Select
          autoComplete="off"
          {...control}
          {...registered}
          onChange={(event) => {
            void registered.onChange(event);
            onChoose?.(event.target.value);
          }}
        >
          {children}
        </Select>
      )}
    </Field>
  );
}

interface ChoiceFieldProps<Value extends string>
  extends Pick<ComponentProps<typeof ChoiceList<Value>>, 'choices' | 'isInline' | 'note'> {
  name: string;
  legend: string;
}

/** One of a few, each of them in sight. */
export function ChoiceField<Value extends string>({ name, ...list }: ChoiceFieldProps<Value>) {
  const { field } = useController({ name });
  const { error } = useFieldState(name);
  return (
    <ChoiceList
      {...list}
      name={name}
      value={list.choices.find(({ value }) => value === field.value)?.value}
      error={error}
      onChange={field.onChange}
    />
  );
}
