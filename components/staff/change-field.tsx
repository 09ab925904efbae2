'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ChangeFieldProps {
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
  /** Told whether something else than what is kept is chosen. */
  onChoose: (isOther: boolean) => void;
  onSubmit: (chosen: string) => void;
}

/** One thing that is chosen anew and takes hold at its button, which is there when it would change. */
export function ChangeField({
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
  const [chosen, setChosen] = useState(value);
  return (
    <Field label={label} help={help(chosen)}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <Select
            {...control}
            className="min-w-44 grow"
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              onChoose(target.value !== value);
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
          {chosen !== value && (
            <Button pending={pending} disabledReason={blocked} onClick={() => onSubmit(chosen)}>
              {submitLabel}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
