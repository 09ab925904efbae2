import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface AmountFieldProps extends Omit<ComponentProps<typeof Input>, 'className'> {
  label: string;
  error: string | undefined;
}

/** How many, or how much; what was typed is read when it is saved. */
export function AmountField({ label, error, ...input }: AmountFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input {...control} {...input} autoComplete="off" className="tabular text-right" />
      )}
    </Field>
  );
}
