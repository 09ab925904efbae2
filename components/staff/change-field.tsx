'use client';

import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ChangeFieldProps {
  name: 'role' | 'doctorId';
  label: string;
  /** Beside the field, of what is chosen in it. */
  help: (chosen: string) => ReactNode;
  /** As it is kept. */
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  submitLabel: string;
  pending: boolean;
  /** Why it cannot take hold now. */
  blocked: string | undefined;
  onChoose: () => void;
  onSubmit: () => void;
}

/** One thing that is chosen anew and takes hold at its button, which is there when it would change. */
export function ChangeField({
  name,
  label,
  help,
  value,
  choices,
  submitLabel,
  pending,
  blocked,
  onChoose,
  onSubmit,
}: ChangeFieldProps) {
  const { field } = useController<Record<string, string>>({ name });
  return (
    <Field label={label} help={help(field.value ?? '')}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <Select
            {...control}
            className="min-w-44 grow"
            value={field.value}
            onChange={({ target }) => {
              field.onChange(target.value);
              onChoose();
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
          {field.value !== value && (
            <Button pending={pending} disabledReason={blocked} onClick={onSubmit}>
              {submitLabel}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
